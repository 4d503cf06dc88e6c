/**
 * Maps a tag to the files of its code, relative to the script: first the one that starts it, then the chunks it
 * imports, and those that every page loads after its elements have started.
 */
export type Chunks = Readonly<Record<string, readonly string[]>>;

/** Location of the code. */
export interface Source {
  readonly chunks: Chunks;
  /** Absolute URL that these files are relative to. */
  readonly base: string;
  readonly nonce: string;
}

/** Delay before the retry, in milliseconds: enough for a phone to change cells. */
const RETRY_AFTER = 1500;

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Exports of a code file: one function per tag that defines it (`till_mini_cart`); none when it has a single tag. */
type Starters = Readonly<Record<string, (() => void) | undefined>>;

const get = (address: string) => import(/* @vite-ignore */ address) as Promise<Starters>;

/**
 * The URL of the retry. Older browsers cache a failed module and request only a different URL. An import map may contain
 * the hashes of the files by URL: then a file that the browser refused must not run under another URL.
 */
const retryUrl = (url: string): string =>
  document.querySelector('script[type=importmap]') ? url : `${url}?again`;

/**
 * Returns the function that loads the code of one tag and defines it; other tags in the same file are defined when they
 * are requested. It rejects with the error of the second `import()`, or of the definition.
 */
export function tagLoader({ chunks, base, nonce }: Source): (tag: string) => Promise<void> {
  const files: Record<string, Promise<Starters> | undefined> = {};

  /**
   * Preloads in parallel, so that a chunk's imports are not discovered one round trip after the other. Only a hint: if it
   * fails, the import reports the error.
   */
  const hint = (url: string): void => {
    if (document.querySelector(`link[href="${url}"]`)) return;
    const link = { rel: 'modulepreload', href: url, nonce };
    document.head.append(Object.assign(document.createElement('link'), link));
  };

  /** Loads a code file once for all its tags, with one retry. */
  const fetchCode = (url: string): Promise<Starters> =>
    (files[url] ??= get(url)
      .catch(async () => {
        await wait(RETRY_AFTER);
        return get(retryUrl(url));
      })
      .catch((error: unknown) => {
        files[url] = undefined;
        throw error;
      }));

  return async (tag) => {
    const urls = (chunks[tag] ?? []).map((file) => new URL(file, base).href);
    performance.mark(tag);
    urls.forEach(hint);
    const starters = await fetchCode(urls[0] ?? base);
    if (customElements.get(tag) === undefined) starters[tag.replaceAll('-', '_')]?.();
  };
}
