import type { ListingStep, ToolbarControl, ToolbarSettings } from './listing.types';

/** The query parameter of the page's number; the first page has none. */
const PAGE = 'p';

/** The page's number in an address; 1 without one (LIST-13). */
function pageIn(params: URLSearchParams): number {
  const page = Number(params.get(PAGE));
  return Number.isInteger(page) && page > 0 ? page : 1;
}

/** The page that shows, in steps of `limit`, the product that was the first one of the page before (LIST-11). */
function pageWith(limit: string, page: number, before: string): number {
  const first = Number(before) * (page - 1);
  const next = Math.floor(first / Number(limit)) + 1;
  return Number.isFinite(next) && next > 0 ? next : 1;
}

interface Choice {
  readonly control: ToolbarControl;
  readonly value: string;
  /** The current page size, if the URL does not contain it. */
  readonly limit?: string | undefined;
}

/**
 * Where a choice in the toolbar leads from the listing at `url` (LIST-08). A new page size keeps the position (LIST-11);
 * any other choice starts with the first page (LIST-12). Values that the server shows anyway are left out of the address
 * (LIST-09), unless choices are posted: then the server remembers the last one (LIST-10).
 */
export function toolbarStep(
  { names, defaults, isPost }: ToolbarSettings,
  url: string,
  { control, value, limit }: Choice,
): ListingStep {
  const next = new URL(url);
  next.hash = '';
  const { searchParams: params } = next;
  const page = pageIn(params);
  params.delete(PAGE);
  if (control === 'limit') {
    const kept = pageWith(value, page, params.get(names.limit) ?? limit ?? defaults.limit);
    if (kept > 1) params.set(PAGE, String(kept));
  }
  if (isPost) return posted(next, names, [names[control], value]);
  if (value === defaults[control]) params.delete(names[control]);
  else params.set(names[control], value);
  return { url: next.href, fields: null };
}

/** The toolbar's own parameters as fields, the others in the address. */
function posted(
  next: URL,
  names: ToolbarSettings['names'],
  chosen: readonly [name: string, value: string],
): ListingStep {
  const own = Object.values(names);
  const fields = [...next.searchParams].filter(([name]) => own.includes(name));
  for (const name of own) next.searchParams.delete(name);
  return { url: next.href, fields: Object.fromEntries([...fields, chosen]) };
}
