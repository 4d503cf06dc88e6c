/** A host whose URLs are rewritten: `host` includes the port unless it is the scheme's default. */
export interface AddressRule {
  /** e.g. `shop.example` or `shop.example:8443`; with either scheme. */
  readonly host: string;
  /** Its replacement: an origin, with a path if the host is mapped to one; no trailing slash. */
  readonly to: string;
}

/** Rewrites every URL in a text. */
export type RewriteAddresses = (text: string) => string;

/** The spellings of a character in a page: plain, in a JavaScript string, in a query, in an attribute. */
const SPELLINGS: Readonly<Record<string, string>> = {
  ':': String.raw`(?::|\\u003a|%3a|&#(?:58|x0*3a);)`,
  '/': String.raw`(?:\\*/|\\u002f|%2f|&#(?:47|x0*2f);)`,
  '-': String.raw`(?:-|\\u002d|%2d|&#(?:45|x0*2d);)`,
  '.': String.raw`(?:\.|\\u002e|%2e|&#(?:46|x0*2e);)`,
};

const spelled = (text: string): string =>
  text.replace(/[^a-z0-9]/gi, (character) => SPELLINGS[character] ?? `\\${character}`);

/** A colon in the spelling of this slash. */
function colonLike(slash: string): string {
  if (/^\\u/i.test(slash)) return String.raw`\u003A`;
  if (slash.startsWith('%')) return '%3A';
  return slash.startsWith('&') ? '&#x3A;' : ':';
}

/** The host ends here: neither a longer name nor another port follows. */
const END = String.raw`(?![\w-]|\.\w|${SPELLINGS[':'] ?? ':'}\d)`;

function rewriterOf({ host, to }: AddressRule): RewriteAddresses {
  const ownPort = /:\d+$/.test(host) ? '' : `(?:${spelled(':')}(?:443|80)(?!\\d))?`;
  const [colon, slash] = [spelled(':'), spelled('/')];
  const pattern = new RegExp(
    `(?:https?(?<colon>${colon})|(?<![\\w:/\\\\]))(?<first>${slash})${slash}${spelled(host)}${ownPort}${END}`,
    'gi',
  );
  const [scheme = '', rest = ''] = to.split('://');
  return (text) =>
    text.replace(pattern, (...match) => {
      const { colon: found, first: slashes } = match.at(-1) as { colon?: string; first: string };
      const target = rest.replace(/[:/]/g, (mark) =>
        mark === '/' ? slashes : (found ?? colonLike(slashes)),
      );
      const start = found === undefined ? '' : scheme + found;
      return `${start}${slashes}${slashes}${target}`;
    });
}

/**
 * Creates a rewriter of absolute and scheme-relative URLs. It finds them in HTML, JSON, CSS, scripts and queries,
 * and keeps the spelling of each: `https://`, `https:\/\/`, `https\u003A\u002F\u002F`,
 * `https%3A%2F%2F`, `https&#x3A;&#x2F;&#x2F;`. Longer hosts and other ports are left alone.
 */
export function addressRewriter(rules: readonly AddressRule[]): RewriteAddresses {
  const rewriters = rules.map(rewriterOf);
  return (text) => rewriters.reduce((done, rewrite) => rewrite(done), text);
}
