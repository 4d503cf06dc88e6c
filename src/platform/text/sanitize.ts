import type { Config, DOMPurify } from 'dompurify';
import { textOf } from './decode';

/**
 * What may stay of a text's markup: `content` for the merchant's texts, `message` for what the server says, which may
 * quote what somebody typed, `name` for item names, `page` for a part of the page that the server draws later.
 */
export type SafeTextProfile = 'content' | 'message' | 'name' | 'page';

/** TEXT-01 and TEXT-02; forms and style sheets have no place in a text either. */
const CONTENT: Config = {
  FORBID_TAGS: [
    'script',
    'img',
    'embed',
    'iframe',
    'video',
    'source',
    'object',
    'audio',
    'style',
    'form',
    'input',
    'button',
    'select',
    'textarea',
    'svg',
    'math',
    'marquee',
  ],
  ALLOWED_ATTR: ['id', 'class', 'href', 'title', 'style'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

const PROFILES: Readonly<Record<SafeTextProfile, Config>> = {
  content: CONTENT,
  /** Nothing in a message looks or stands otherwise than the message does. */
  message: { ...CONTENT, ALLOWED_ATTR: ['href', 'title'] },
  /** TEXT-06. */
  name: {
    ALLOWED_TAGS: ['b', 'strong', 'i', 'em', 'u'],
    ALLOWED_ATTR: [],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  },
  /** BLOCK-02 and BLOCK-03: pictures and forms belong to it; what runs or dresses the whole page does not. */
  page: { FORBID_TAGS: ['style'] },
};

let purifier: Promise<DOMPurify> | null = null;

/** Fetched with the first text that really holds markup. */
function loadPurifier(): Promise<DOMPurify> {
  purifier ??= import('dompurify').then(
    ({ default: purify }) => {
      const own = purify(window);
      own.addHook('afterSanitizeAttributes', tightenAttributes);
      return own;
    },
    (cause: unknown) => {
      purifier = null;
      throw cause;
    },
  );
  return purifier;
}

function tightenAttributes(element: Element): void {
  if (element.tagName === 'A') element.removeAttribute('style');
  const href = element.getAttribute('href');
  if (href !== null && isScriptAddress(href)) element.removeAttribute('href');
}

/** Browsers skip control characters and spaces in a scheme, so they are taken out before looking (TEXT-05). */
const isScriptAddress = (href: string): boolean =>
  /^javascript/i.test(href.replace(/[\s\p{Cc}]/gu, ''));

/** Whether a text holds something that only a parser understands; entities alone do not need one. */
const hasMarkup = (html: string): boolean => /<[a-z!/?]/i.test(html);

const TAG = /<[a-z][^>]*>/gi;
const HANDLER = /([\s"'])on[a-z]+\s*=/gi;

/**
 * The same markup with its inline event handlers under a name that means nothing. The sanitiser takes them out in any
 * case; but Chromium looks at them while it parses, in a document that cannot run them too, and tells the shop's report
 * address of a breach of its policy that never was one.
 */
const withoutHandlers = (html: string): string =>
  html.replace(TAG, (tag) => tag.replace(HANDLER, '$1off='));

const LINE_BREAK = /<br\s*\/?>/gi;

/**
 * The lines of a text whose only markup is line breaks, as plain texts; null when there is other markup. Such texts, an
 * address or a payment method's instructions, never need the sanitiser.
 */
export function linesOf(html: string): readonly string[] | null {
  return hasMarkup(html.replace(LINE_BREAK, '')) ? null : html.split(LINE_BREAK).map(textOf);
}

/**
 * A text of the server or the merchant as nodes that are safe to insert: elements that load or run are dropped (TEXT-01),
 * attributes reduced to a few (TEXT-02, TEXT-03, TEXT-05), comments stripped (TEXT-04).
 * Answers nodes, never an HTML string, so no sink of the page has to trust it. When the sanitiser cannot be fetched, the plain text is answered.
 */
export async function sanitize(html: string, profile: SafeTextProfile): Promise<DocumentFragment> {
  if (hasMarkup(html)) {
    try {
      const purify = await loadPurifier();
      const quiet = withoutHandlers(html);
      return purify.sanitize(quiet, { ...PROFILES[profile], RETURN_DOM_FRAGMENT: true });
    } catch {
      // Without the sanitiser the words alone are shown.
    }
  }
  const fragment = document.createDocumentFragment();
  fragment.append(textOf(html));
  return fragment;
}
