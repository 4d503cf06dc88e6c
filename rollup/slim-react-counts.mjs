/**
 * How often React DOM uses the names that are cut from it. A new use of such a name has not been reviewed: the build
 * stops there, as it does when a name has disappeared.
 */

import { readFileSync } from 'node:fs';

import { LEFT_OUT } from './slim-react-cuts.mjs';

/** Counted when `READ_VERSION` was read. */
export const COUNTS_FILE = 'rollup/slim-react-counts.json';

/** @param {string} text @returns {string} a pattern that matches the text */
const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** @param {string} name of a variable, a function, a property or an export */
const named = (name) => new RegExp(`(?<![\\w$])${escaped(name)}(?![\\w$])`, 'g');

/** @param {string} of what is compared @param {number} value */
const compared = (of, value) =>
  new RegExp(
    `\\bcase ${value}:|\\b${value} [!=]== [\\w.$]*\\b${of}\\b|\\b${of} [!=]== ${value}\\b`,
    'gi',
  );

/** The search patterns, by their name in the table and in messages. @type {ReadonlyMap<string, RegExp>} */
const PATTERNS = new Map(
  LEFT_OUT.flatMap((feature) => [
    ...(feature.kinds ?? []).map(
      (kind) => /** @type {const} */ ([`tag ${kind}`, compared('tag', kind)]),
    ),
    ...(feature.reasons ?? []).map(
      (reason) =>
        /** @type {const} */ ([
          `reason ${reason}`,
          compared('workInProgressSuspendedReason', reason),
        ]),
    ),
    ...[
      ...(feature.never ?? []),
      ...(feature.fixed ?? []),
      ...(feature.hooks ?? []),
      ...(feature.exports ?? []),
      ...Object.keys(feature.fields ?? {}),
      ...Object.values(feature.returns ?? {}).flat(),
    ].map((name) => /** @type {const} */ ([name, named(name)])),
    ...(feature.texts ?? []).map(
      ([text]) =>
        /** @type {const} */ ([text.trim().split('\n')[0] ?? '', new RegExp(escaped(text), 'g')]),
    ),
  ]),
);

/**
 * @param {string} code React DOM, whole
 * @returns {Record<string, number>} how often it contains each cut name
 */
export const countsIn = (code) =>
  Object.fromEntries(
    [...PATTERNS]
      .map(([name, pattern]) => /** @type {const} */ ([name, code.match(pattern)?.length ?? 0]))
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );

/**
 * @param {string} code React DOM, whole
 * @returns {string[]} the names that it contains more or less often than when it was read: `name (4 times, not 3)`
 */
export function recounted(code) {
  /** @type {Record<string, number>} */
  const known = JSON.parse(readFileSync(COUNTS_FILE, 'utf8'));
  return Object.entries(countsIn(code))
    .filter(([name, count]) => known[name] !== count)
    .map(([name, count]) => `${name} (${count} times, not ${known[name] ?? 0})`);
}
