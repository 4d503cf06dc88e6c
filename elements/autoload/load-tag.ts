/**
 * Maps a tag to the files of its code, relative to the script: first the one that starts it, then the chunks it
 * imports.
 */
export type Chunks = Readonly<Record<string, readonly string[]>>;

/** Location of the code. */
export interface Source {
  readonly chunks: Chunks;
  /** Files that every page loads after its elements have started, relative to the script. */
  readonly preload: readonly string[];
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

const preloaded = new Set<string>();

/**
 * Fetches all files in parallel, so that a chunk's imports are not discovered one round trip after the other. A preload
 * is only a hint: if it fails, the import reports the error.
 */
function preload(urls: readonly string[], nonce: string): void {
  for (const url of urls) {
    if (preloaded.has(url)) continue;
    preloaded.add(url);
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = url;
    if (nonce !== '') link.nonce = nonce;
    document.head.append(link);
  }
}

/** Exports of a code file: one function per tag that defines it, or nothing when the file belongs to a single tag. */
type Starters = Readonly<Record<string, (() => void) | undefined>>;

const files = new Map<string, Promise<Starters>>();

/**
 * Fetches a code file once for all its tags. A failure is retried once, under a different URL because browsers remember
 * a module that failed.
 */
function fetchCode(url: string): Promise<Starters> {
  const known = files.get(url);
  if (known !== undefined) return known;
  const get = async (address: string) => (await import(/* @vite-ignore */ address)) as Starters;
  const fetched = get(url).catch(async () => {
    await wait(RETRY_AFTER);
    return get(`${url}?again`);
  });
  files.set(url, fetched);
  fetched.catch(() => files.delete(url));
  return fetched;
}

/**
 * Loads the code of one tag and defines it; other tags in the same file are defined when they are requested.
 *
 * @throws the error of the second `import()` or of the definition
 */
export async function loadTag(
  tag: string,
  { chunks, preload: onEveryPage, base, nonce }: Source,
): Promise<void> {
  const [entry, ...rest] = [...(chunks[tag] ?? []), ...onEveryPage].map(
    (file) => new URL(file, base).href,
  );
  if (entry === undefined) return;
  preload([entry, ...rest], nonce);
  const starters = await fetchCode(entry);
  if (customElements.get(tag) === undefined) starters[tag]?.();
}
