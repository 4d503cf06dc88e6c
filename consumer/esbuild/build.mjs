import { cpSync, readFileSync, writeFileSync } from 'node:fs';

import { build } from 'esbuild';

// As modules, with a file for each import(), and as one classic script.
const common = { entryPoints: ['src/main.ts'], bundle: true, minify: true, target: 'es2022' };
await build({ ...common, outdir: 'dist/assets', format: 'esm', splitting: true });
await build({ ...common, outfile: 'dist/assets/classic.js', format: 'iife' });

// esbuild does not copy files that the code names by their URL: `filesUrl` in the pages says where they are.
cpSync('node_modules/till-elements/dist/i18n', 'dist/till/i18n', { recursive: true });
const page = readFileSync('index.html', 'utf8');
const [modules, classic] = [
  'type="module" src="/assets/main.js"',
  'defer src="/assets/classic.js"',
];
writeFileSync('dist/index.html', page);
writeFileSync('dist/classic.html', page.replace(modules, classic));
