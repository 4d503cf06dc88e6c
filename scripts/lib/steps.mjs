import { spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';

/** Uses only Node’s built-in modules: this runs before anything is installed. */

const bin = resolve('node_modules/.bin');
const shell = process.platform === 'win32';

/** @param {NodeJS.ProcessEnv} env */
const withOurTools = (env) => ({
  ...process.env,
  PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
  ...env,
});

/** @typedef {{ env?: NodeJS.ProcessEnv, quiet?: boolean }} RunOptions */

/**
 * Runs a command of this project and shows its output.
 *
 * @param {string} command its name, from node_modules/.bin or the system
 * @param {readonly string[]} [args]
 * @param {RunOptions} [options] `quiet` returns the output without showing it
 * @returns {Promise<{ ok: boolean, output: string }>} whether it exited with 0, and its output
 */
export function run(command, args = [], { env = {}, quiet = false } = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, {
      env: withOurTools(env),
      shell,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (/** @type {NodeJS.WriteStream} */ to) => (/** @type {Buffer} */ part) => {
      output += part.toString();
      if (!quiet) to.write(part);
    };
    child.stdout.on('data', keep(process.stdout));
    child.stderr.on('data', keep(process.stderr));
    child.on('error', (error) => done({ ok: false, output: `${output}${error.message}\n` }));
    child.on('close', (code) => done({ ok: code === 0, output }));
  });
}

/**
 * Hands the terminal over to a command until it ends; an interrupt ends both.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<number>} its exit code
 */
export function handOver(command, args, env = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, { env: withOurTools(env), shell, stdio: 'inherit' });
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
      process.on(signal, () => child.kill(signal));
    }
    child.on('error', (error) => {
      console.error(error.message);
      done(1);
    });
    child.on('close', (code) => done(code ?? 0));
  });
}

/** @param {string} text */
export const say = (text) => console.log(`\n▸ ${text}`);

/**
 * Ends the process with a message about what failed and what to do about it.
 *
 * @param {string} what
 * @param {string} remedy
 * @returns {never}
 */
export function giveUp(what, remedy) {
  console.error(`\n✘ ${what}\n  ${remedy}`);
  process.exit(1);
}
