/**
 * `npm run magento -- [folder]`: the Magento module with the built files in it, as a folder for `app/code/Till/Elements` or
 * a composer repository; `build/magento` by default. Run `npm run build` before.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { writeMagentoModule } from './lib/magento-module';

const root = join(import.meta.dirname, '..');
if (!existsSync(join(root, 'dist', 'till.js'))) {
  console.error('There is no build in dist/: npm run build');
  process.exit(1);
}
const target = process.argv[2] ?? join(root, 'build', 'magento');
writeMagentoModule(root, target);
console.log(`The module is in ${target}.`);
