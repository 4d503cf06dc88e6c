import dompurify, { type Config, type DOMPurify } from 'dompurify';
import type { SafeTextProfile } from './sanitize.types';

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

let purifier: DOMPurify | null = null;

/** An instance of our own, created with the first text: a hook of the library's would be every user's. */
function openPurifier(): DOMPurify {
  const own = dompurify(window);
  own.addHook('afterSanitizeAttributes', tightenAttributes);
  return own;
}

function tightenAttributes(element: Element): void {
  if (element.tagName === 'A') element.removeAttribute('style');
  const href = element.getAttribute('href');
  if (href !== null && isScriptAddress(href)) element.removeAttribute('href');
}

/** Browsers ignore control characters and spaces in a scheme, so they are removed before the check (TEXT-05). */
const isScriptAddress = (href: string): boolean =>
  /^javascript/i.test(href.replace(/[\s\p{Cc}]/gu, ''));

const TAG = /<[a-z][^>]*>/gi;
const HANDLER = /([\s"'])on[a-z]+\s*=/gi;

/**
 * The same markup with its inline event handlers renamed. The sanitiser removes them in any case, but Chromium checks
 * them while parsing, even in a document that cannot run them, and sends a false violation to the shop's CSP report
 * URL.
 */
const withoutHandlers = (html: string): string =>
  html.replace(TAG, (tag) => tag.replace(HANDLER, '$1off='));

/** The nodes of a text that may be inserted; in one file with the library, which is loaded with the first markup. */
export function purify(html: string, profile: SafeTextProfile): DocumentFragment {
  purifier ??= openPurifier();
  return purifier.sanitize(withoutHandlers(html), {
    ...PROFILES[profile],
    RETURN_DOM_FRAGMENT: true,
  });
}
