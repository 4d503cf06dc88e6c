import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Manifest {
  /** What every page fetches once its elements have started. */
  readonly preload: readonly string[];
  readonly tags: Readonly<Record<string, { readonly files: readonly string[] }>>;
}

/**
 * Which files of the bundle elements need to draw, as `till-manifest.json` lists them. A shop may print them as
 * `modulepreload`, so that they are on the way while the loader is. Empty for a tag, or a bundle, that is not there.
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
