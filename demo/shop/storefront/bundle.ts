import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Manifest {
  /** Files that every page loads once its elements have started. */
  readonly preload: readonly string[];
  readonly tags: Readonly<Record<string, { readonly files: readonly string[] }>>;
}

/**
 * The files of the bundle that elements need to render, from `till-manifest.json`. A shop may render them as
 * `modulepreload`, so that they load in parallel with the loader. Empty for a missing tag or bundle.
 */
export function bundleFiles(distDir: string): (tags: readonly string[]) => readonly string[] {
  const file = join(distDir, 'till-manifest.json');
  return (tags) => {
    if (!existsSync(file)) return [];
    const { tags: known, preload } = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
    const files = tags.flatMap((tag) => known[tag]?.files ?? []);
    if (files.length > 0) files.push(...preload);
    return [...new Set(files)].map((name) => `/till/${name}`);
  };
}
