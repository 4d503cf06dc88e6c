/**
 * Removes the features of React DOM that nothing here uses (`slim-react-cuts.mjs`). The file is one function full of
 * others, and no bundler detects which of their branches never run. This plugin makes those branches empty or false; the
 * minifier then removes what depends on them. See docs/decisions/0027-slim-react.md.
 */

import { walk } from 'estree-walker';
import MagicString from 'magic-string';

import { recounted } from './slim-react-counts.mjs';
import { LEFT_OUT, READ_VERSION } from './slim-react-cuts.mjs';
import { writeDiff } from './unified-diff.mjs';

const CLIENT = '/node_modules/react-dom/cjs/react-dom-client.production.js';

/** @typedef {import('estree').Node & { readonly start: number, readonly end: number }} Node of the tree with its place */
/** @typedef {import('./slim-react-cuts.mjs').Feature} Feature */

/** @template Value @param {(feature: Feature) => readonly Value[] | undefined} of @returns {Set<Value>} */
const all = (of) => new Set(LEFT_OUT.flatMap((feature) => of(feature) ?? []));
/** @param {(feature: Feature) => Readonly<Record<string, string>> | undefined} of */
const table = (of) => new Map(LEFT_OUT.flatMap((feature) => Object.entries(of(feature) ?? {})));

const KINDS = all(({ kinds }) => kinds);
const NEVER = all(({ never }) => never);
const REASONS = all(({ reasons }) => reasons);
const FIXED = all(({ fixed }) => fixed);
const HOOKS = all(({ hooks }) => hooks);
const EXPORTS = all(({ exports }) => exports);
const TEXTS = all(({ texts }) => texts);
const FIELDS = table(({ fields }) => fields);
const BODIES = new Map(
  LEFT_OUT.flatMap(({ returns = {} }) =>
    Object.entries(returns).flatMap(([value, names]) =>
      names.map((name) => /** @type {const} */ ([name, value])),
    ),
  ),
);

/** @param {import('estree').Statement | undefined} last @returns {boolean} whether the code after it is unreachable */
const leaves = (last) =>
  last?.type === 'BlockStatement'
    ? leaves(last.body.at(-1))
    : last !== undefined && /^(?:Return|Break|Throw)Statement$/.test(last.type);

/** @param {import('estree').Node} node @returns {boolean} */
const isFunction = ({ type }) =>
  /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(type);

/** @param {import('estree').Node} part @returns {readonly string[]} the variables that it declares for its function */
function declaredIn(part) {
  /** @type {string[]} */
  const names = [];
  walk(part, {
    enter(node) {
      if (isFunction(node)) this.skip();
      else if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier') {
        names.push(node.id.name);
      }
    },
  });
  return names;
}

/** @param {string} whole @returns {string} */
const withoutTexts = (whole) => {
  let code = whole;
  for (const [found, instead] of TEXTS) {
    if (!code.includes(found)) throw new Error(`React DOM has no longer: ${found}`);
    code = code.replace(found, () => instead);
  }
  return code;
};

/**
 * @param {string} whole the text of React DOM
 * @param {(code: string) => unknown} parse
 * @returns {string} the text without these features
 * @throws {Error} when the text is of another version, or contains a name to be removed more or less often
 *   than when it was read
 */
export function slimReactDom(whole, parse) {
  if (!whole.includes(`exports.version = "${READ_VERSION}"`)) {
    throw new Error(
      `React DOM is no longer ${READ_VERSION}: read rollup/slim-react-cuts.mjs anew.`,
    );
  }
  const code = withoutTexts(whole);
  const text = new MagicString(code);
  /** @type {Set<import('estree').Node>} */
  const gone = new Set();
  /** @type {import('estree').Function[]} */
  const functions = [];
  const missing = new Set([
    ...BODIES.keys(),
    ...FIXED,
    ...NEVER,
    ...FIELDS.keys(),
    ...HOOKS,
    ...EXPORTS,
  ]);
  /** @param {import('estree').Node} node */
  const place = (node) => /** @type {Node} */ (node);
  /** @param {import('estree').Node} node */
  const source = (node) => code.slice(place(node).start, place(node).end);
  /** @param {import('estree').Node} node @param {string} instead */
  const put = (node, instead) => {
    text.overwrite(place(node).start, place(node).end, instead);
  };
  /**
   * Other cases may use the variables that a case declares, so they move to the start of the function.
   *
   * @param {import('estree').Node} node
   */
  const takeAway = (node) => {
    const names = declaredIn(node);
    const body = functions.at(-1)?.body;
    if (body !== undefined && names.length > 0) {
      text.appendRight(place(body).start + 1, ` var ${names.join(', ')};`);
    }
    text.remove(place(node).start, place(node).end);
    gone.add(node);
  };
  /** @param {import('estree').Node} of the value compared with @param {import('estree').Node} value */
  const neverIs = (of, value) =>
    value.type === 'Literal'
      ? /(?:^|\.)(?:tag|fiberTag)$/.test(source(of))
        ? KINDS.has(Number(value.raw))
        : source(of) === 'workInProgressSuspendedReason' && REASONS.has(Number(value.raw))
      : NEVER.has(source(value));

  /** @param {import('estree').SwitchStatement} node */
  const leaveCasesOut = ({ discriminant, cases }) => {
    let isReached = false;
    for (const one of cases) {
      const [first] = one.consequent;
      const ends = leaves(one.consequent.at(-1));
      if (one.test == null || !neverIs(discriminant, one.test)) isReached = !ends;
      else if (first !== undefined && isReached) {
        text.remove(place(one).start, place(first).start);
        isReached = !ends;
      } else takeAway(one);
    }
  };

  walk(/** @type {import('estree').Node} */ (parse(code)), {
    enter(node, parent) {
      if (gone.has(node)) {
        this.skip();
        return;
      }
      const value = node.type === 'FunctionDeclaration' ? BODIES.get(node.id.name) : undefined;
      if (node.type === 'FunctionDeclaration' && value !== undefined) {
        missing.delete(node.id.name);
        put(node.body, value === '' ? '{}' : `{ return ${value}; }`);
        this.skip();
      } else if (isFunction(node)) functions.push(/** @type {import('estree').Function} */ (node));
      else if (node.type === 'SwitchStatement') leaveCasesOut(node);
      else if (node.type === 'BinaryExpression' && /^[!=]==$/.test(node.operator)) {
        const { left, right } = node;
        if (!neverIs(left, right) && !neverIs(right, left)) return;
        put(node, String(node.operator === '!=='));
        this.skip();
      } else if (node.type === 'VariableDeclarator' && node.init && NEVER.has(source(node.id))) {
        missing.delete(source(node.id));
        put(node.init, 'null');
        this.skip();
      } else if (node.type === 'AssignmentExpression') {
        if (FIXED.has(source(node.left))) {
          missing.delete(source(node.left));
          text.remove(place(node.left).start, place(node.right).start);
        } else if (EXPORTS.has(source(node.left))) {
          missing.delete(source(node.left));
          put(node, 'void 0');
          this.skip();
        }
      } else if (node.type === 'MemberExpression' && node.property.type === 'Identifier') {
        const { name } = node.property;
        const instead = FIELDS.get(name);
        const isWritten = parent?.type === 'AssignmentExpression' && parent.left === node;
        if (instead === undefined || node.computed || isWritten) return;
        missing.delete(name);
        put(node, instead);
        this.skip();
      } else if (node.type === 'Property' && HOOKS.has(source(node.key))) {
        missing.delete(source(node.key));
        put(node.value, 'void 0');
        this.skip();
      }
    },
    leave(node) {
      if (functions.at(-1) === node) functions.pop();
    },
  });
  if (missing.size > 0) throw new Error(`React DOM has no longer: ${[...missing].join(', ')}`);
  const changed = recounted(whole);
  if (changed.length > 0) {
    throw new Error(
      `React DOM names elsewhere what is cut from it: ${changed.join(', ')}. Read these places, then run ` +
        'node scripts/react-counts.mjs.',
    );
  }
  return text.toString();
}

/**
 * @param {{ diff?: string }} [options] `diff`: the file to which all changes are written
 * @returns {import('rollup').Plugin}
 */
export function slimReact({ diff } = {}) {
  return {
    name: 'till-slim-react',
    transform(code, id) {
      if (!id.endsWith(CLIENT)) return null;
      const slim = slimReactDom(code, (source) => this.parse(source));
      if (diff !== undefined) writeDiff(diff, code, slim);
      return { code: slim, map: null };
    },
  };
}
