/** How changesets write CHANGELOG.md: the sentences of a changeset, without the commit that added it, which tells users nothing. */

export default {
  /** @param {{ summary: string }} changeset */
  getReleaseLine({ summary }) {
    const [first = "", ...rest] = summary.trim().split("\n");
    return Promise.resolve(
      [`- ${first}`, ...rest.map((line) => (line === "" ? "" : `  ${line}`))].join("\n"),
    );
  },
  /** There is one package, so no version of another brings a new one of it. */
  getDependencyReleaseLine: () => Promise.resolve(""),
};
