/** Tag to the files of its code: the element's own first, then the chunks it imports; relative to the script. */
export type Chunks = Readonly<Record<string, readonly string[]>>;

/** Waited before the second try, in milliseconds: enough for a phone to change cells. */
const RETRY_AFTER = 1500;

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/**
 * Fetches all files at once, so that a chunk's imports are not discovered one round trip after the other. A preload is
 * only a hint: it may fail, and the import then says so.
 */
function preload(urls: readonly string[], nonce: string): void {
  for (const url of urls) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = url;
    if (nonce !== '') link.nonce = nonce;
    document.head.append(link);
  }
}

/**
 * Loads the code of one tag, which defines it. One failure is tried again, under another address because browsers
 * remember a module that failed.
 *
 * @throws whatever the second `import()` throws
 */
export async function loadTag(
  tag: string,
  { chunks, base, nonce }: { chunks: Chunks; base: string; nonce: string },
): Promise<void> {
  const [entry, ...rest] = (chunks[tag] ?? []).map((file) => new URL(file, base).href);
  if (entry === undefined) return;
  preload([entry, ...rest], nonce);
  try {
    await import(/* @vite-ignore */ entry);
  } catch {
    await wait(RETRY_AFTER);
    await import(/* @vite-ignore */ `${entry}?again`);
  }
}
