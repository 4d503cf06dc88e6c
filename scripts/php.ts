import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { filesIn } from './lib/files';
import { giveUp } from './lib/steps.mjs';

/**
 * `npm run php`: checks the PHP of the Magento module. Its syntax with `php`; `-- --platform <folder>`, an installation of the
 * platform with its packages for development, adds the platform's coding standard, where not even a warning is allowed.
 * What the PHP does is tested by `npm test`, with `php` too.
 */

const MODULE = 'integrations/magento';

const at = process.argv.indexOf('--platform') + 1;
const platform = at === 0 ? null : (process.argv[at] ?? '');

/** Runs a command, and ends with its output where it fails. */
function check(what: string, command: string, args: readonly string[]): void {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8' });
  if (status === 0) return;
  console.error(error?.message ?? `${stdout}${stderr}`);
  giveUp(`${what} failed.`, 'Correct what is named above and run it again.');
}

if (spawnSync('php', ['-v']).status !== 0) {
  giveUp('There is no `php`.', 'Install it, for example with `apt-get install php-cli`.');
}
const files = filesIn(MODULE).filter((file) => /\.(?:php|phtml)$/.test(file));
for (const file of files) check(`The syntax of ${file}`, 'php', ['-l', file]);
console.log(`${files.length} files: the syntax is valid.`);

if (platform !== null) {
  const phpcs = join(platform, 'vendor/bin/phpcs');
  if (!existsSync(phpcs)) giveUp(`There is no ${phpcs}.`, 'Install the packages for development.');
  const standard = join(platform, 'vendor/magento/magento-coding-standard/Magento2');
  check('The coding standard', 'php', [
    phpcs,
    `--standard=${standard}`,
    '--extensions=php,phtml',
    '-q',
    MODULE,
  ]);
  console.log('The coding standard of the platform: no errors, no warnings.');
}
