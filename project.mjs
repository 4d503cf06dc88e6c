/**
 * The addresses of the project, in one place; null as long as there is none. Once they are set,
 *
 * - the published `package.json` has `repository`, `homepage` and `bugs`;
 * - pages in the package link to files that are not in it, below `source`;
 * - messages on the console end with the address of their explanation, below `docs`, instead of a path in the package.
 *
 * @type {{ repository: string | null, homepage: string | null, bugs: string | null, source: string | null, docs: string | null }}
 */
export const project = {
  /** For `git clone`, such as `git+https://git.example/till/till.git`. */
  repository: null,
  /** The site of the documentation (`npm run site`), or the repository's page. */
  homepage: null,
  /** Where people report bugs. */
  bugs: null,
  /** The folder of this file as people read it, with a slash at its end, such as `https://git.example/till/till/blob/main/`. */
  source: null,
  /** The folder of the built documentation, with a slash at its end, such as `https://till.example/`. */
  docs: null,
};
