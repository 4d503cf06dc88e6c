import { spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';

import { PACKAGE_FOLDER, writePackageFolder } from '../package/package-folder';
import { CONSUMERS, type Consumer } from './consumer';

const PACKAGE = 'till-elements';
const TARBALL = `${PACKAGE}.tgz`;

/** A failed command with its output. */
class CommandError extends Error {}

/** The environment of a command in a folder: it finds the programs of the folder's packages, then those of this repository. */
export const environmentOf = (folder: string): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: [join(folder, 'node_modules/.bin'), resolve('node_modules/.bin'), process.env.PATH].join(
    delimiter,
  ),
  CI: 'true',
  NEXT_TELEMETRY_DISABLED: '1',
});

/**
 * Runs a command in a folder.
 *
 * @returns its output
 * @throws CommandError
 */
export function runIn(folder: string, command: string, args: readonly string[]): Promise<string> {
  return new Promise((done, fail) => {
    const env = environmentOf(folder);
    const child = spawn(command, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const keep = (part: Buffer): void => {
      output += part.toString();
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', fail);
    child.on('close', (code) => {
      if (code === 0) done(output);
      else fail(new CommandError(output.trim()));
    });
  });
}

/** A temporary folder for the tarball and the consumers' installations; `remove` deletes it. */
export function temporaryFolder(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'till-consumers-'));
  return {
    folder,
    remove: () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Packs the package as for publishing; returns the path of the tarball. */
export async function pack(into: string): Promise<string> {
  writePackageFolder();
  const printed = await runIn(PACKAGE_FOLDER, 'npm', [
    'pack',
    '--json',
    '--pack-destination',
    resolve(into),
  ]);
  const [packed] = JSON.parse(
    printed.slice(printed.indexOf('['), printed.lastIndexOf(']') + 1),
  ) as {
    filename: string;
  }[];
  return join(into, packed?.filename ?? '');
}

/** Links other packages from this repository, which needs no network and is fast. */
async function linkPackages(folder: string, { dependencies }: Consumer): Promise<void> {
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, PACKAGE), { recursive: true });
  for (const name of dependencies) {
    if (name === PACKAGE) continue;
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    symlinkSync(resolve('node_modules', name), join(modules, name), 'dir');
  }
  const target = join(modules, PACKAGE);
  await runIn(folder, 'tar', ['-xzf', TARBALL, '--strip-components=1', '-C', target]);
  const { bin } = JSON.parse(readFileSync(join(target, 'package.json'), 'utf8')) as {
    readonly bin: Readonly<Record<string, string>>;
  };
  // As npm does when it installs a package.
  mkdirSync(join(modules, '.bin'));
  for (const [name, file] of Object.entries(bin)) {
    chmodSync(join(target, file), 0o755);
    symlinkSync(join(target, file), join(modules, '.bin', name));
  }
}

/** Installs from the registry, with the tarball instead of the published package. */
async function install(folder: string): Promise<void> {
  const file = join(folder, 'package.json');
  const own = JSON.parse(readFileSync(file, 'utf8')) as { dependencies: Record<string, string> };
  own.dependencies[PACKAGE] = `file:./${TARBALL}`;
  writeFileSync(file, JSON.stringify(own, null, 2));
  await runIn(folder, 'npm', ['install', '--no-audit', '--no-fund', '--no-package-lock']);
}

/**
 * Copies a consumer into `root` and installs what it needs.
 *
 * @param isLinked uses the packages of this repository instead of the registry's
 * @returns its folder
 */
export async function prepare(
  consumer: Consumer,
  root: string,
  tarball: string,
  isLinked: boolean,
): Promise<string> {
  const folder = join(root, consumer.name);
  cpSync(join(CONSUMERS, consumer.name), folder, { recursive: true });
  cpSync(tarball, join(folder, TARBALL));
  if (isLinked) await linkPackages(folder, consumer);
  else await install(folder);
  return folder;
}
