import { escapeHtml } from '../shop/support/html';
import { plainCookieSettings } from './cookies';
import { ParsedSource } from './parsed-source';
import { adaptPolicy, type PolicyNeeds } from './policy';
import { OWN_PATH, type Site } from './site';
import { applyEdits, type Edit, idleEdits, replacement, swapEdits } from './swap-edits';
import type { Swap } from './swaps';

/** A page with Till's tags, and the result for each of them. */
export interface RewrittenPage {
  readonly html: string;
  /** False for an HTML fragment, as scripts fetch them: only its URLs were rewritten. */
  readonly isDocument: boolean;
  /** Tags that were inserted. */
  readonly swapped: readonly string[];
  /** Tags that belong on this page but whose stock markup was not found. */
  readonly missed: readonly Swap[];
  /** Inline scripts and styles whose text changed, for the page's policies. */
  readonly changed: PolicyNeeds['changed'];
}

const POLICY = 'meta[http-equiv="content-security-policy" i][content]';

/** The position of the loader: early, so that it reads the init scripts before the page removes them. */
function loaderEdit(page: ParsedSource, nonce: string): Edit | null {
  const { document } = page;
  const charset = document.querySelector('head > meta[charset]');
  const after =
    (charset && page.rangeOf(charset)) ??
    page.startTagOf(document.head) ??
    page.startTagOf(document.documentElement);
  if (!after) return null;
  const { endOffset } = after;
  const text = `<script src="${OWN_PATH}till.js" async nonce="${nonce}"></script>`;
  return replacement({ startOffset: endOffset, endOffset }, text);
}

/** A style sheet with rewritten URLs no longer matches the page's hash. */
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
 * Rewrites a page of the shop: the loader in its head, Till's tags instead of the stock widgets, and its
 * URLs and cookie settings for the proxy. `nonce` is that of the loader's tag.
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
