import { escapeHtml } from '../shop/support/html';
import { plainCookieSettings } from './cookies';
import { ParsedSource } from './parsed-source';
import { adaptPolicy, type PolicyNeeds } from './policy';
import { OWN_PATH, type Site } from './site';
import { applyEdits, type Edit, idleEdits, replacement, swapEdits } from './swap-edits';
import type { Swap } from './swaps';

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
  return replacement({ startOffset: endOffset, endOffset }, text);
}

/** A style sheet whose addresses are changed no longer has the hash that the page names. */
function styleHashEdits(page: ParsedSource): readonly Edit[] {
  const links = [...page.document.querySelectorAll('link[rel~="stylesheet"][integrity]')];
  return links.flatMap((link) => {
    const range = page.attributeOf(link, 'integrity');
    return range ? replacement(range, '') : [];
  });
}

function policyEdits(page: ParsedSource, site: Site, needs: PolicyNeeds): readonly Edit[] {
  return [...page.document.querySelectorAll(POLICY)].flatMap((meta) => {
    const range = page.attributeOf(meta, 'content');
    const policy = adaptPolicy(meta.getAttribute('content') ?? '', site, needs);
    return range ? replacement(range, `content="${escapeHtml(policy)}"`) : [];
  });
}

function changedTexts(page: ParsedSource, change: (text: string) => string) {
  return [...page.document.querySelectorAll('script:not([src]), style')]
    .map(({ textContent }) => ({ before: textContent, after: change(textContent) }))
    .filter(({ before, after }) => before !== after);
}

const belongs = ({ document }: ParsedSource, { on }: Swap) =>
  on !== undefined && document.querySelector(on) !== null;

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
    const found = placed.filter(({ edits }) => edits.length > 0);
    const idle = found.flatMap(({ swap }) => swap.idle ?? []);
    const html = applyEdits(source, [
      loader,
      ...idleEdits(page, idle),
      ...placed.flatMap(({ edits }) => edits),
      ...styleHashEdits(page),
      ...policyEdits(page, site, { nonce, changed }),
    ]);
    return {
      html: change(html),
      isDocument: true,
      swapped: found.map(({ swap }) => swap.tag),
      missed: placed
        .filter(({ swap, edits }) => edits.length === 0 && belongs(page, swap))
        .map(({ swap }) => swap),
      changed,
    };
  } finally {
    page.close();
  }
}
