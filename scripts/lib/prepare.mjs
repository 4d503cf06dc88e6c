import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

import { giveUp, run, say } from './steps.mjs';

/** Uses only Node’s built-in modules: this runs before anything is installed. */

/** @param {string} file @returns {number} ms since 1970, 0 when it is missing */
const changedAt = (file) => (existsSync(file) ? statSync(file).mtimeMs : 0);

/** @param {string} folder @returns {number} */
function newestIn(folder) {
  if (!existsSync(folder)) return 0;
  if (!statSync(folder).isDirectory()) return changedAt(folder);
  return readdirSync(folder).reduce(
    (newest, name) => Math.max(newest, newestIn(join(folder, name))),
    0,
  );
}

/** The sources of the bundle. */
const SOURCES = ['src', 'elements', 'rollup', 'rollup.config.mjs', 'package.json', 'tsconfig.json'];

/** @param {string} file @returns {Record<string, { version?: string, optional?: boolean }>} */
const lockedPackages = (file) =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};

/** Whether node_modules has every package in the version of the lock file. */
function isInstalled() {
  const installed = lockedPackages('node_modules/.package-lock.json');
  return Object.entries(lockedPackages('package-lock.json')).every(
    ([path, { version, optional }]) =>
      path === '' || optional === true || installed[path]?.version === version,
  );
}

/** Installs the packages of package-lock.json when some are missing or have another version. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  say('Installing packages (npm ci)');
  const { ok } = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (!ok) {
    giveUp(
      'npm ci failed.',
      'Check the network and the registry setting, then run the command again.',
    );
  }
}

/** Whether `dist/` is missing, a development build, or older than its sources. */
function buildIsStale() {
  const built = changedAt('dist/till-manifest.json');
  if (existsSync('dist/dev-stamp.txt')) return true;
  return built === 0 || SOURCES.some((source) => newestIn(source) > built);
}

/** Builds `dist/` when it is missing or older than its sources. */
export async function ensureBuilt() {
  if (!buildIsStale()) return;
  say('Building dist/ (npm run build)');
  const { ok } = await run('node', ['scripts/build.mjs']);
  if (!ok)
    giveUp('The build failed.', 'The message above names the file; correct it and run again.');
}

/** @param {number} port @returns {Promise<boolean>} */
const isFree = (port) =>
  new Promise((done) => {
    const probe = createServer();
    probe.once('error', () => done(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => done(true)));
  });

/**
 * The first free port from `wanted` upwards.
 *
 * @param {number} wanted
 * @returns {Promise<number>}
 */
export async function freePort(wanted) {
  for (let port = wanted; port < wanted + 100; port += 1) if (await isFree(port)) return port;
  return giveUp(`No free port from ${wanted} on.`, 'Name one: PORT=9000 npm start');
}
