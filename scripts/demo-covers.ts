import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { shopCovers } from './covers/shop-covers';

/**
 * Redraws the cover of every product and variant of the demo shop. The files are committed: after adding a product or
 * changing a name, maker, format or colour, run `npx tsx scripts/demo-covers.ts`.
 */
const folder = fileURLToPath(new URL('../demo/shop/data/covers/', import.meta.url));

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const [file, svg] of shopCovers()) writeFileSync(`${folder}${file}`, svg);
