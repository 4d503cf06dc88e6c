/** Tag to the files of its code: the one that starts it first, then the chunks it imports; relative to the script. */
export type Chunks = Readonly<Record<string, readonly string[]>>;

/** Where the code lies. */
export interface Source {
  readonly chunks: Chunks;
  /** What every page fetches once its elements have started, whichever they are; relative to the script. */
  readonly preload: readonly string[];
  /** Absolute address that these files are relative to. */
  readonly base: string;
  readonly nonce: string;
}

/** Waited before the second try, in milliseconds: enough for a phone to change cells. */
const RETRY_AFTER = 1500;

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

const preloaded = new Set<string>();

/**
 * Fetches all files at once, so that a chunk's imports are not discovered one round trip after the other. A preload is
 * only a hint: it may fail, and the import then says so.
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

/** What a file of code exports: a function per tag, which defines it, or nothing, where the file is of one tag. */
type Starters = Readonly<Record<string, (() => void) | undefined>>;

const files = new Map<string, Promise<Starters>>();

/**
 * Fetches a file of code, once for all its tags. One failure is tried again, under another address because browsers
 * remember a module that failed.
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
 * Loads the code of one tag and defines it; other tags of the same file wait until they are asked for.
 *
 * @throws whatever the second `import()` or the definition throws
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
