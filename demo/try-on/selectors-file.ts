import { readFileSync } from 'node:fs';

import { JSDOM } from 'jsdom';
import * as v from 'valibot';

import { lumaSwaps, manners, type Swap } from './swaps';
import { UsageError } from './usage-error';

const probe = new JSDOM('').window.document;

function isSelector(text: string): boolean {
  try {
    probe.querySelector(text);
    return text.trim() !== '';
  } catch {
    return false;
  }
}

const selector = v.pipe(
  v.string(),
  v.check(isSelector, ({ input }) => `“${input}” is no CSS selector`),
);

const tagName = v.pipe(
  v.string(),
  v.regex(/^till-[a-z]+(-[a-z]+)*$/, ({ input }) => `“${input}” is no tag of Till`),
);

const attributeName = v.pipe(v.string(), v.regex(/^[a-z][a-z-]*$/, 'an attribute is a word'));

const place = v.union([
  selector,
  v.strictObject({
    select: v.exactOptional(selector),
    on: v.exactOptional(selector),
    how: v.exactOptional(v.picklist(manners)),
    through: v.exactOptional(selector),
    link: v.exactOptional(selector),
    attributes: v.exactOptional(v.record(attributeName, v.string())),
    copy: v.exactOptional(v.record(attributeName, attributeName)),
    idle: v.exactOptional(v.array(v.string())),
  }),
]);

const schema = v.record(tagName, v.nullable(v.union([place, v.array(place)])));

type GivenPlace = v.InferOutput<typeof place>;

function merged(tag: string, given: GivenPlace, known: Swap | undefined): Swap {
  const own = typeof given === 'string' ? { select: given } : given;
  const select = own.select ?? known?.select;
  if (select === undefined)
    throw new UsageError(`${tag} needs "select": Till knows no place for it`);
  return { on: 'body', ...known, ...own, tag, select };
}

/**
 * The built-in table with the changes of a file: a map from tag to a place or a list of places, which are selectors or
 * objects, or to null for a tag that is not inserted. They replace all built-in places of the tag, and properties that they
 * omit are those of the first one. `docs/trying-on-your-shop.md` describes it.
 *
 * @throws UsageError if the text is not such a map
 */
export function mergeSelectors(text: string): readonly Swap[] {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new UsageError(`not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (Array.isArray(json)) throw new UsageError('a map from tag to selector, not a list');
  const parsed = v.safeParse(schema, json);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw new UsageError(`${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`);
  }
  const given = parsed.output;
  const tags = new Set([...lumaSwaps.map(({ tag }) => tag), ...Object.keys(given)]);
  return [...tags].flatMap((tag) => {
    const known = lumaSwaps.filter((swap) => swap.tag === tag);
    const own = given[tag];
    if (own === undefined) return known;
    return [own].flat().flatMap((one) => (one === null ? [] : merged(tag, one, known[0])));
  });
}

/** Reads the file of `--selectors`. @throws UsageError when it cannot be read or is invalid */
export function readSelectors(file: string): readonly Swap[] {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new UsageError(`--selectors: cannot read ${file}`);
  }
  try {
    return mergeSelectors(text);
  } catch (error) {
    if (error instanceof UsageError) throw new UsageError(`--selectors ${file}: ${error.message}`);
    throw error;
  }
}
