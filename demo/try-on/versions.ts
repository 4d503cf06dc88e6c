import { createHash } from 'node:crypto';

/**
 * Marks the `ETag`s of rewritten bodies, so that a browser's copy is only valid while the shop's page and
 * the proxy's changes to it are both the same.
 */
export class Versions {
  private readonly mark: string;

  /** `settings` is everything that affects how a body is rewritten. */
  constructor(settings: unknown) {
    const digest = createHash('sha256').update(JSON.stringify(settings)).digest('hex');
    this.mark = `~till${digest.slice(0, 10)}`;
  }

  /** The browser's version of the shop's tag: weak, since bytes differ, with a marker for a strong one. */
  local(etag: string): string {
    const isWeak = etag.startsWith('W/');
    const bare = etag.replace(/^W\//, '').replace(/"$/, '');
    return `W/${bare}${this.mark}${isWeak ? 'w' : 's'}"`;
  }

  /** `If-None-Match` for the shop: our tags in the shop's form; tags of other settings are omitted. */
  backend(header: string): string | null {
    const tags = header.match(/(?:W\/)?"[^"]*"|\*/g) ?? [];
    const own = new RegExp(`^W/("[^"]*)${this.mark}([ws])"$`);
    const known = tags.flatMap((tag) => {
      const [, bare, kind] = own.exec(tag) ?? [];
      if (bare !== undefined) return `${kind === 'w' ? 'W/' : ''}${bare}"`;
      return tag.includes('~till') ? [] : tag;
    });
    return known.length === 0 ? null : known.join(', ');
  }
}
