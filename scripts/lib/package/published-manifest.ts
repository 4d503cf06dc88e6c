import type { project } from '../../../project.mjs';

/** What the users of a package need of its package.json; the rest is for those who work on it. */
const PUBLISHED = [
  'name',
  'version',
  'description',
  'license',
  'type',
  'engines',
  'keywords',
  'bin',
  'exports',
  'types',
  'customElements',
  'web-types',
  'sideEffects',
  'peerDependencies',
  'peerDependenciesMeta',
];

/** The `package.json` of the published package: without scripts and development dependencies, with the project's addresses. */
export function publishedManifest(
  manifest: Readonly<Record<string, unknown>>,
  { repository, homepage, bugs }: Pick<typeof project, 'repository' | 'homepage' | 'bugs'>,
): Readonly<Record<string, unknown>> {
  const kept = PUBLISHED.filter((key) => Object.hasOwn(manifest, key));
  return {
    ...Object.fromEntries(kept.map((key) => [key, manifest[key]])),
    ...(homepage === null ? {} : { homepage }),
    ...(repository === null ? {} : { repository: { type: 'git', url: repository } }),
    ...(bugs === null ? {} : { bugs: { url: bugs } }),
  };
}
