import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { JSDOM, VirtualConsole } from 'jsdom';

import { rewritePage } from '../../../demo/try-on/page';
import { siteOf } from '../../../demo/try-on/site';
import { lumaSwaps, type Swap } from '../../../demo/try-on/swaps';
import { Count, type Tally } from './tally';

const site = siteOf(new URL('https://shop.example/'), new URL('http://127.0.0.1:8080'));

const parsed = (html: string) =>
  new JSDOM(html, { virtualConsole: new VirtualConsole() }).window.document;

const isReplaced = ({ how }: Swap) => how === undefined || how === 'replace';

/** Elements for pages of modules that the recorded shop does not have. */
const UNRECORDED = ['till-tax-certificates'];

const REPLACED = lumaSwaps
  .filter(isReplaced)
  .map(({ select }) => select)
  .join(', ');

/** The first place on the page; places inside replaced markup go with it. */
function placeOf(page: Document, swap: Swap): Element | undefined {
  const places = [...page.querySelectorAll(swap.select)];
  return places.find((one) => isReplaced(swap) || one.closest(REPLACED) === null);
}

const looksOf = (element: Element | null) =>
  element && [element.localName, element.id, element.className].join(' ');

/** The page's element that the table refers to, found from its tag. */
function neighbourOf(tag: Element, how: Swap['how']): Element | null {
  return how === 'around' ? tag.firstElementChild : tag.parentElement;
}

/** Whether one of the tags is where the table puts it. */
function isInPlace(tags: readonly Element[], place: Element, swap: Swap): boolean {
  if (isReplaced(swap)) return tags.length > 0;
  return tags.some((tag) => looksOf(neighbourOf(tag, swap.how)) === looksOf(place));
}

/** The fault in a recorded page as the proxy forwards it; null without one. */
function problemOf(source: string, used: Set<Swap>): string | null {
  const before = parsed(source);
  const { html, missed } = rewritePage(source, site, lumaSwaps, 'n0nce');
  const after = parsed(html);
  for (const swap of lumaSwaps) {
    const place = placeOf(before, swap);
    if (!place) continue;
    used.add(swap);
    const tags = [...after.querySelectorAll(swap.tag)];
    if (!isInPlace(tags, place, swap)) return `<${swap.tag}> is not at ${swap.select}`;
  }
  const [first] = missed;
  return first ? `misses <${first.tag}> at ${first.select}` : null;
}

/**
 * Checks the table of places against every recorded page: the proxy finds each place, inserts the tag where the table says,
 * reports none as missing, and each place that can be recorded occurs on a page.
 */
export function checkPlaces(folder: string): Tally {
  const count = new Count();
  const used = new Set<Swap>();
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.html'))) {
    const source = readFileSync(join(folder, file), 'utf8');
    if (source.includes('<body')) count.add(`places, ${file}`, problemOf(source, used));
  }
  for (const swap of lumaSwaps.filter(({ tag }) => !UNRECORDED.includes(tag))) {
    const problem = used.has(swap) ? null : 'is on no recorded page';
    count.add(`places, <${swap.tag}> at ${swap.select}`, problem);
  }
  console.log(`places: ${String(count.passed)} of recorded pages and of the table`);
  return count;
}
