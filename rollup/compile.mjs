import { readFileSync } from 'node:fs';

import commonjs from '@rollup/plugin-commonjs';
import nodeResolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import typescript from '@rollup/plugin-typescript';

import { project } from '../project.mjs';
import { cssPlugin } from './css-plugin.mjs';
import { metaPlugin } from './meta-plugin.mjs';

const production = process.env.NODE_ENV !== 'development';
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

/**
 * Where the messages on the console are explained.
 *
 * @param {string | null} docs the folder of the built documentation; null without an address
 */
export const messagesAddress = (docs) =>
  docs === null ? 'docs/messages.md' : `${docs}messages.html`;

/**
 * The plugins that every bundle starts with, which turn sources and packages into plain modules (docs/build.md explains
 * the order).
 *
 * @param {object} [options]
 * @param {(file: string, text: string) => void} [options.onStyle] receives each style sheet
 * @param {Record<string, string | (() => string)>} [options.values] names that are replaced by values
 * @returns {import('rollup').InputPluginOption[]}
 */
export const compile = ({ onStyle = () => undefined, values = {} } = {}) => [
  cssPlugin({ onStyle }),
  metaPlugin(),
  nodeResolve({ browser: true, extensions: ['.mjs', '.js', '.ts', '.tsx'] }),
  // Before `commonjs`, which then follows only the production file of an entry that chooses one.
  replace({
    preventAssignment: true,
    values: {
      'process.env.NODE_ENV': JSON.stringify(production ? 'production' : 'development'),
      __TILL_VERSION__: JSON.stringify(version),
      __TILL_MESSAGES__: JSON.stringify(messagesAddress(project.docs)),
      ...values,
    },
  }),
  commonjs(),
  // Types are checked in a separate step; here the compiler only strips them.
  typescript({ tsconfig: 'tsconfig.build.json' }),
];

/**
 * Property reads have no side effects: without this option a library that reads one at its top level (immer, which the
 * toolkit imports and nothing here calls) is not tree-shaken.
 *
 * @type {import('rollup').InputOptions['treeshake']}
 */
export const treeshake = { propertyReadSideEffects: false };

/**
 * Treats the bundler's warnings (an unresolved import, a cycle) as errors, except for the directives of React server
 * components.
 *
 * @type {import('rollup').InputOptions['onLog']}
 */
export const onLog = (level, log, pass) => {
  if (log.code === 'MODULE_LEVEL_DIRECTIVE') return;
  if (level === 'warn') pass('error', log);
};
