import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** All files below a folder, sorted; none when the folder is missing. */
export function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile())
    .sort();
}
