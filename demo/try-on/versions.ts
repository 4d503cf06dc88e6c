import { createHash } from 'node:crypto';

/**
 * Marks the `ETag`s of bodies that the proxy changed, so that a browser's copy is only kept while the shop's page and
 * what the proxy does to it are both the same.
 */
export class Versions {
  private readonly mark: string;

  /** `settings` is everything that decides how a body is changed. */
  constructor(settings: unknown) {
    const digest = createHash('sha256').update(JSON.stringify(settings)).digest('hex');
    this.mark = `~till${digest.slice(0, 10)}`;
  }

  /** The shop's tag as the browser gets it: weak, since bytes differ, and with a note of whether it was strong. */
  local(etag: string): string {
    const isWeak = etag.startsWith('W/');
    const bare = etag.replace(/^W\//, '').replace(/"$/, '');
    return `W/${bare}${this.mark}${isWeak ? 'w' : 's'}"`;
  }

  /** `If-None-Match` for the shop: our tags as the shop gave them; tags of other settings are left out. */
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
