import { escapeHtml } from '../shop/support/html';
import type { ParsedSource, Range } from './parsed-source';
import type { Swap } from './swaps';

const KINDS = ['close', 'open', 'replace'] as const;

/** A range of the source and its replacement; inserted opening and closing tags have an empty range. */
export interface Edit extends Range {
  readonly text: string;
  readonly kind: (typeof KINDS)[number];
  /** The position of the matching edit: where an opened tag is closed, or a closed one was opened. */
  readonly reach: number;
}

type Attributes = Readonly<Record<string, string>>;

const KEPT = 'script, style, link[rel="stylesheet"]';
const INIT = 'script[type="text/x-magento-init"]';

/** An edit that replaces a part of the source. */
export const replacement = (range: Range, text: string): Edit => ({
  startOffset: range.startOffset,
  endOffset: range.endOffset,
  text,
  kind: 'replace',
  reach: range.endOffset,
});

/** A plain link inside the markup, shown until the element is ready. */
function fallbackOf(element: Element, { link }: Swap): string {
  const found = link === undefined ? null : element.querySelector(link);
  const href = found?.getAttribute('href') ?? null;
  if (!found || href === null) return '';
  const words = (found.querySelector('.text') ?? found).textContent;
  return `<a href="${escapeHtml(href)}">${escapeHtml(words.replace(/\s+/g, ' ').trim())}</a>`;
}

function openingOf({ tag, copy = {}, attributes }: Swap, element: Element, given: Attributes) {
  const copied = Object.entries(copy).flatMap(([name, from]) => {
    const value = element.getAttribute(from);
    return value === null ? [] : [[name, value] as const];
  });
  const all: Attributes = { ...given, ...Object.fromEntries(copied), ...attributes };
  const written = Object.entries(all).map(([name, value]) =>
    value === '' ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`,
  );
  return `<${tag}${written.join('')}>`;
}

/** Replaces an element with the tag; keeps the classes by which the theme places the widget, and its scripts and styles. */
function replaced(page: ParsedSource, element: Element, range: Range, swap: Swap): Edit {
  const className = element.getAttribute('class');
  const kept = [...element.querySelectorAll(KEPT)].map((one) => page.sourceOf(one)).join('');
  const opening = openingOf(swap, element, className === null ? {} : { class: className });
  return replacement(range, `${kept}${opening}${fallbackOf(element, swap)}</${swap.tag}>`);
}

/** The range from an element to the last of its siblings that match. */
function rangeThrough(page: ParsedSource, element: Element, range: Range, through: string): Range {
  let { endOffset } = range;
  for (let next = element.nextElementSibling; next; next = next.nextElementSibling) {
    if (next.matches(through)) endOffset = page.rangeOf(next)?.endOffset ?? endOffset;
  }
  return { startOffset: range.startOffset, endOffset };
}

/** The range that the tag wraps; null if the source lacks its tags. */
function wrappedRange(page: ParsedSource, element: Element, range: Range, swap: Swap) {
  const { how, through } = swap;
  if (how === 'around')
    return through === undefined ? range : rangeThrough(page, element, range, through);
  const start = page.startTagOf(element);
  const end = page.endTagOf(element);
  if (!start || !end) return null;
  const endOffset = end.startOffset;
  return { startOffset: how === 'append' ? endOffset : start.endOffset, endOffset };
}

function wrap({ startOffset, endOffset }: Range, swap: Swap, element: Element): readonly Edit[] {
  const opening = openingOf(swap, element, {});
  const closing = `</${swap.tag}>`;
  const insertion = (at: number, text: string, kind: Edit['kind'], reach: number): Edit => ({
    startOffset: at,
    endOffset: at,
    text,
    kind,
    reach,
  });
  if (startOffset === endOffset)
    return [insertion(startOffset, opening + closing, 'open', endOffset)];
  return [
    insertion(startOffset, opening, 'open', endOffset),
    insertion(endOffset, closing, 'close', startOffset),
  ];
}

/** Every match outside all others. */
export function swapEdits(page: ParsedSource, swap: Swap): readonly Edit[] {
  const matches = [...page.document.querySelectorAll(swap.select)];
  let taken = 0;
  return matches.flatMap((element) => {
    const range = page.rangeOf(element);
    if (!range || range.startOffset < taken) return [];
    if ((swap.how ?? 'replace') === 'replace') {
      taken = range.endOffset;
      return replaced(page, element, range, swap);
    }
    const wrapped = wrappedRange(page, element, range, swap);
    if (!wrapped) return [];
    taken = Math.max(range.endOffset, wrapped.endOffset);
    return wrap(wrapped, swap, element);
  });
}

/** Gives the init scripts of disabled components a selector that does not match. */
export function idleEdits(page: ParsedSource, components: readonly string[]): readonly Edit[] {
  return [...page.document.querySelectorAll(INIT)].flatMap((script) => {
    const named = components.filter((name) => script.textContent.includes(`"${name}"`));
    const range = page.rangeOf(script);
    if (!range || named.length === 0) return [];
    const source = page.sourceOf(script);
    const idle = named.reduce(
      (text, name) =>
        text.replace(new RegExp(`"[^"]*"(\\s*:\\s*\\{\\s*"${name}")`), '"till-idle"$1'),
      source,
    );
    return idle === source ? [] : replacement(range, idle);
  });
}

/**
 * The source with the edits; those inside a replaced part are dropped, everything else is unchanged. Of two tags around the
 * same part, the one that comes first is the outer one.
 */
export function applyEdits(source: string, edits: readonly Edit[]): string {
  const closing = edits.filter(({ kind }) => kind === 'close').reverse();
  const others = edits.filter(({ kind }) => kind !== 'close');
  const sorted = [...others, ...closing].sort(
    (a, b) =>
      a.startOffset - b.startOffset ||
      KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) ||
      b.reach - a.reach,
  );
  let html = '';
  let from = 0;
  for (const { startOffset, endOffset, text } of sorted) {
    if (startOffset < from) continue;
    html += source.slice(from, startOffset) + text;
    from = endOffset;
  }
  return html + source.slice(from);
}
