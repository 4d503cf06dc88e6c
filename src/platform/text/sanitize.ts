import type { Config, DOMPurify } from 'dompurify';
import { textOf } from './decode';

/**
 * The markup allowed in a string: `content` for the merchant's texts, `message` for server messages, which may quote
 * user input, `name` for item names, `page` for a part of the page that the server renders on request.
 */
export type SafeTextProfile = 'content' | 'message' | 'name' | 'page';

/** TEXT-01 and TEXT-02; forms and style sheets are not allowed either. */
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
  /** Messages keep no styling or positioning of their own. */
  message: { ...CONTENT, ALLOWED_ATTR: ['href', 'title'] },
  /** TEXT-06. */
  name: {
    ALLOWED_TAGS: ['b', 'strong', 'i', 'em', 'u'],
    ALLOWED_ATTR: [],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  },
  /** BLOCK-02 and BLOCK-03: images and forms are allowed; scripts and style sheets are not. */
  page: { FORBID_TAGS: ['style'] },
};

let purifier: Promise<DOMPurify> | null = null;

/** Loaded with the first string that contains markup. */
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

/** Browsers ignore control characters and spaces in a scheme, so they are removed before the check (TEXT-05). */
const isScriptAddress = (href: string): boolean =>
  /^javascript/i.test(href.replace(/[\s\p{Cc}]/gu, ''));

/** Whether a string contains tags, which need a parser; entities alone do not. */
const hasMarkup = (html: string): boolean => /<[a-z!/?]/i.test(html);

const TAG = /<[a-z][^>]*>/gi;
const HANDLER = /([\s"'])on[a-z]+\s*=/gi;

/**
 * The same markup with its inline event handlers renamed. The sanitiser removes them in any case, but Chromium checks
 * them while parsing, even in a document that cannot run them, and sends a false violation to the shop's CSP report
 * URL.
 */
const withoutHandlers = (html: string): string =>
  html.replace(TAG, (tag) => tag.replace(HANDLER, '$1off='));

const LINE_BREAK = /<br\s*\/?>/gi;

/**
 * The plain-text lines of a string whose only markup is line breaks; null when there is other markup. Such strings,
 * like an address or a payment method's instructions, do not need the sanitiser.
 */
export function linesOf(html: string): readonly string[] | null {
  return hasMarkup(html.replace(LINE_BREAK, '')) ? null : html.split(LINE_BREAK).map(textOf);
}

/**
 * HTML of the server or the merchant as nodes that are safe to insert: elements that load or run are removed (TEXT-01),
 * attributes reduced to a few (TEXT-02, TEXT-03, TEXT-05), comments removed (TEXT-04). Returns nodes, never an HTML
 * string, so no sink of the page has to trust it. When the sanitiser cannot be loaded, returns the plain text.
 */
export async function sanitize(html: string, profile: SafeTextProfile): Promise<DocumentFragment> {
  if (hasMarkup(html)) {
    try {
      const purify = await loadPurifier();
      const quiet = withoutHandlers(html);
      return purify.sanitize(quiet, { ...PROFILES[profile], RETURN_DOM_FRAGMENT: true });
    } catch {
      // Without the sanitiser only the plain text is shown.
    }
  }
  const fragment = document.createDocumentFragment();
  fragment.append(textOf(html));
  return fragment;
}
