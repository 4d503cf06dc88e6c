import { escapeHtml } from '../shop/support/html';
import { plainCookieSettings } from './cookies';
import { ParsedSource, type Range } from './parsed-source';
import { adaptPolicy, type PolicyNeeds } from './policy';
import { OWN_PATH, type Site } from './site';
import type { Swap } from './swaps';

/** A piece of the source and what stands there instead. */
interface Edit extends Range {
  readonly text: string;
}

/** A page with Till's tags in it, and what became of each of them. */
export interface RewrittenPage {
  readonly html: string;
  /** False for a piece of a page, as scripts fetch them: only its addresses were changed. */
  readonly isDocument: boolean;
  /** Tags that now stand in the page. */
  readonly swapped: readonly string[];
  /** Tags that belong on this page and whose stock markup was not found. */
  readonly missed: readonly Swap[];
  /** Inline scripts and styles whose text changed, for the policies of the page. */
  readonly changed: PolicyNeeds['changed'];
}

const KEPT = 'script, style, link[rel="stylesheet"]';
const POLICY = 'meta[http-equiv="content-security-policy" i][content]';

/** Where the loader goes: early, so that it reads the init scripts before the page removes them. */
function loaderEdit(page: ParsedSource, nonce: string): Edit | null {
  const { document } = page;
  const charset = document.querySelector('head > meta[charset]');
  const after =
    (charset && page.rangeOf(charset)) ??
    page.startTagOf(document.head) ??
    page.startTagOf(document.documentElement);
  if (!after) return null;
  const { endOffset } = after;
  const text = `<script src="${OWN_PATH}till.js" defer nonce="${nonce}"></script>`;
  return { startOffset: endOffset, endOffset, text };
}

/** A plain link inside the markup, shown until the element is ready. */
function fallbackOf(element: Element, { link }: Swap): string {
  const found = link === undefined ? null : element.querySelector(link);
  const href = found?.getAttribute('href') ?? null;
  if (!found || href === null) return '';
  const words = (found.querySelector('.text') ?? found).textContent;
  return `<a href="${escapeHtml(href)}">${escapeHtml(words.replace(/\s+/g, ' ').trim())}</a>`;
}

function openingOf(tag: string, attributes: Readonly<Record<string, string>> = {}): string {
  const written = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${escapeHtml(value)}"`,
  );
  return `<${tag}${written.join('')}>`;
}

/** The tag that stands for an element; it keeps the classes by which the theme places the widget. */
function tagOf(element: Element, swap: Swap): string {
  const className = element.getAttribute('class');
  const attributes = { ...(className === null ? {} : { class: className }), ...swap.attributes };
  return `${openingOf(swap.tag, attributes)}${fallbackOf(element, swap)}</${swap.tag}>`;
}

/** Every match that lies in no other one; the scripts and style sheets inside it stay on the page, before the tag. */
function swapEdits(page: ParsedSource, swap: Swap): readonly Edit[] {
  const matches = [...page.document.querySelectorAll(swap.select)];
  return matches.flatMap((element) => {
    const range = page.rangeOf(element);
    if (!range || matches.some((other) => other !== element && other.contains(element))) return [];
    if (swap.keep) {
      const whole = page.sourceOf(element);
      return { ...range, text: `${openingOf(swap.tag, swap.attributes)}${whole}</${swap.tag}>` };
    }
    const kept = [...element.querySelectorAll(KEPT)].map((one) => page.sourceOf(one)).join('');
    return { ...range, text: kept + tagOf(element, swap) };
  });
}

/** A style sheet whose addresses are changed no longer has the hash that the page names. */
function styleHashEdits(page: ParsedSource): readonly Edit[] {
  const links = [...page.document.querySelectorAll('link[rel~="stylesheet"][integrity]')];
  return links.flatMap((link) => {
    const range = page.attributeOf(link, 'integrity');
    return range ? { ...range, text: '' } : [];
  });
}

function policyEdits(page: ParsedSource, site: Site, needs: PolicyNeeds): readonly Edit[] {
  return [...page.document.querySelectorAll(POLICY)].flatMap((meta) => {
    const range = page.attributeOf(meta, 'content');
    const policy = adaptPolicy(meta.getAttribute('content') ?? '', site, needs);
    return range ? { ...range, text: `content="${escapeHtml(policy)}"` } : [];
  });
}

function changedTexts(page: ParsedSource, change: (text: string) => string) {
  return [...page.document.querySelectorAll('script:not([src]), style')]
    .map(({ textContent }) => ({ before: textContent, after: change(textContent) }))
    .filter(({ before, after }) => before !== after);
}

/** The source with the edits; one that lies inside another is dropped, all else stays byte for byte. */
function applyEdits(source: string, edits: readonly Edit[]): string {
  const sorted = [...edits].sort(
    (a, b) => a.startOffset - b.startOffset || b.endOffset - a.endOffset,
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

/**
 * A page of the shop as the proxy shows it: the loader in its head, Till's tags where the stock widgets stood, its
 * addresses and cookie settings the proxy's. `nonce` is that of the loader's tag.
 */
export function rewritePage(
  source: string,
  site: Site,
  swaps: readonly Swap[],
  nonce: string,
): RewrittenPage {
  const change = (text: string) => site.toLocal(plainCookieSettings(text, site.backend.hostname));
  const page = new ParsedSource(source, site.backend);
  try {
    const loader = loaderEdit(page, nonce);
    if (!loader) {
      return { html: change(source), isDocument: false, swapped: [], missed: [], changed: [] };
    }
    const changed = changedTexts(page, change);
    const placed = swaps.map((swap) => ({ swap, edits: swapEdits(page, swap) }));
    const html = applyEdits(source, [
      loader,
      ...placed.flatMap(({ edits }) => edits),
      ...styleHashEdits(page),
      ...policyEdits(page, site, { nonce, changed }),
    ]);
    return {
      html: change(html),
      isDocument: true,
      swapped: placed.filter(({ edits }) => edits.length > 0).map(({ swap }) => swap.tag),
      missed: placed
        .filter(({ swap, edits }) => edits.length === 0 && page.document.querySelector(swap.on))
        .map(({ swap }) => swap),
      changed,
    };
  } finally {
    page.close();
  }
}
