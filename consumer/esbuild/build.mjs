import { cpSync, mkdirSync } from 'node:fs';

import { build } from 'esbuild';

// As modules, with a file for each import(), and as one classic script.
const common = { entryPoints: ['src/main.ts'], bundle: true, minify: true, target: 'es2022' };
await build({ ...common, outdir: 'dist/assets', format: 'esm', splitting: true });
await build({ ...common, outfile: 'dist/assets/classic.js', format: 'iife' });

mkdirSync('dist/till', { recursive: true });
// esbuild does not copy files that the code names by their URL: `filesUrl` in the pages says where they are.
cpSync('node_modules/till-elements/dist/i18n', 'dist/till/i18n', { recursive: true });
for (const page of ['index.html', 'classic.html']) cpSync(page, `dist/${page}`);
