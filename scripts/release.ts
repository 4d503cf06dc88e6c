import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { pack } from './lib/consumers/workspace';
import { writeMagentoModule } from './lib/magento-module';
import { giveUp, run, say } from './lib/steps.mjs';

/**
 * `npm run release`: everything of a release but the publishing. With changesets it writes the version and the change log,
 * and ends: both are read and committed first. Without any, it runs `npm test` and writes into build/release/
 *
 * - the package's tarball,
 * - the Magento module as an archive for a composer repository of artifacts,
 * - `SHA256SUMS`,
 *
 * and prints the command that publishes.
 */

const RELEASE = 'build/release';
const MODULE = 'build/magento';

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { encoding: 'utf8' }).trim();

async function step(name: string, command: string, args: readonly string[]): Promise<void> {
  say(name);
  const { ok } = await run(command, args);
  if (!ok) giveUp(`${name} failed.`, 'Nothing was published. The message above names the cause.');
}

if (git('status', '--porcelain') !== '') {
  giveUp('There are changes that are not committed.', 'Commit them, then run the command again.');
}
const notes = readdirSync('.changeset').filter((file) => /^(?!README).*\.md$/.test(file));
if (notes.length > 0) {
  await step('Version and change log', 'changeset', ['version']);
  say('Group and shorten the new part of CHANGELOG.md, commit, then run the command again.');
} else {
  await step('Every check and test', 'npm', ['test']);
  await step('The build', 'npm', ['run', 'build']);
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  rmSync(RELEASE, { recursive: true, force: true });
  mkdirSync(RELEASE, { recursive: true });
  const tarball = await pack(RELEASE);
  writeMagentoModule('.', MODULE);
  const archive = `till-magento-${version}.tar.gz`;
  await step('The Magento module', 'tar', ['-czf', join(RELEASE, archive), '-C', MODULE, '.']);
  const sums = readdirSync(RELEASE)
    .sort()
    .map((file) => {
      const hash = createHash('sha256').update(readFileSync(join(RELEASE, file)));
      return `${hash.digest('hex')}  ${file}\n`;
    });
  writeFileSync(join(RELEASE, 'SHA256SUMS'), sums.join(''));
  say(`${RELEASE}/ has version ${version} of commit ${git('rev-parse', '--short', 'HEAD')}:`);
  console.log(sums.join(''));
  console.log(`Publish it: npm publish ${tarball}`);
}
