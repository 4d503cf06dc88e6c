import { gzipSync } from 'node:zlib';

/** The entries of `dist/till-manifest.json` for the tags. */
export interface Manifest {
  readonly loader: string;
  readonly tags: Readonly<Record<string, { readonly files: readonly string[] }>>;
}

/** Reads a file of dist/ by its name there. */
export type ReadFile = (file: string) => string;

/** Limits in kB by name; a name without a limit is an error. */
export type Limits = Readonly<Record<string, number>>;

/** Names of files by standard page. */
export type PageFiles = Readonly<Record<string, readonly string[]>>;

/** Measured kB by name. */
export type Sizes = Readonly<Record<string, number>>;

const ONE_KB = 1000;

/** kB (1000 bytes) of the files, each compressed by itself with gzip -9, as a server sends them. */
function gzipped(files: Iterable<string>, read: ReadFile): number {
  let bytes = 0;
  for (const file of files) bytes += gzipSync(read(file), { level: 9 }).length;
  return bytes / ONE_KB;
}

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*["'`](\.{1,2}\/[^"'`]+\.js)["'`]/g;

/** `files` and everything that they import, statically or on demand. Other elements and `skip` are not followed. */
function reachable(files: Iterable<string>, read: ReadFile, skip: RegExp): Set<string> {
  const found = new Set(files);
  for (const file of found) {
    for (const [, path = ''] of read(file).matchAll(IMPORT)) {
      const imported = new URL(path, `file:///${file}`).pathname.slice(1);
      if (!imported.startsWith('elements/') && !skip.test(imported)) found.add(imported);
    }
  }
  return found;
}

const HEADER = ['till-mini-cart', 'till-search', 'till-messages'];

/** The standard pages, by their elements; docs/build.md has a row for each. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  'any page with a mini cart': ['till-mini-cart'],
  'home page, product list': HEADER,
  'product page': [...HEADER, 'till-swatches', 'till-price', 'till-gallery', 'till-add-to-cart'],
  'cart page': [...HEADER, 'till-cart'],
  'checkout, without the header': ['till-checkout'],
  'page with an element of its own file': ['till-slider'],
};

const filesOf = ({ tags }: Manifest, elements: readonly string[]): Set<string> =>
  new Set(elements.flatMap((tag) => tags[tag]?.files ?? []));

/** The name of a bundle file without its hash: `core` for `chunks/core-b5q6tl0.js`. */
const nameOf = (file: string): string => file.replace(/^chunks\/(.+)-\w{7}\.js$/, '$1');

/** The files that each standard page loads before it renders, by name, in alphabetical order. */
export function pageFiles(manifest: Manifest): PageFiles {
  return Object.fromEntries(
    Object.entries(PAGES).map(([page, elements]) => [
      page,
      [...filesOf(manifest, elements)].map(nameOf).sort(),
    ]),
  );
}

/** The limit of a standard page in kB; a page with a single element has that element's. */
export function pageLimit(page: string, limits: Limits): number | undefined {
  const [element = '', ...others] = PAGES[page] ?? [];
  return limits[others.length === 0 ? element : page];
}

/** A payment provider's file, with the code of its method. */
const PROVIDER = /^chunks\/pay-(\w+)-\w{7}\.js$/;

/** What each payment provider adds to a checkout that offers it: its file and what that loads in addition. */
function providerSizes(
  checkout: ReadonlySet<string>,
  read: ReadFile,
  rare: RegExp,
): Record<string, number> {
  const providers = [...reachable(checkout, read, rare)].flatMap((file) => {
    const code = PROVIDER.exec(file)?.[1];
    return code === undefined ? [] : [{ file, code }];
  });
  const others = reachable(checkout, read, either(rare, PROVIDER));
  return Object.fromEntries(
    providers.map(({ file, code }) => {
      const own = [...reachable([file], read, either(rare, PROVIDER))];
      return [
        `paying with ${code}`,
        gzipped(
          own.filter((one) => !others.has(one)),
          read,
        ),
      ];
    }),
  );
}

const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*["'](\.{1,2}\/[^"']+\.js)["']/g;

/** What a page loads late in one go: the element that asks for it, and the file that it asks for. */
const LATE_PARTS: Readonly<Record<string, { readonly tag: string; readonly file: string }>> = {
  'verifying addresses in the checkout': { tag: 'till-checkout', file: 'checkout-verification' },
  'verifying addresses in the account': { tag: 'till-address-form', file: 'account-verification' },
  'choosing among several addresses': { tag: 'till-multi-checkout', file: 'address-choices' },
  'looking for certificates in the checkout': { tag: 'till-checkout', file: 'tax-certificates' },
};

/** The sizes of the late parts, without what their element has loaded already. A build without one has no size for it. */
function lateSizes({ tags }: Manifest, read: ReadFile): Record<string, number> {
  return Object.fromEntries(
    Object.entries(LATE_PARTS).flatMap(([name, { tag, file }]) => {
      const loaded = tags[tag]?.files ?? [];
      const start = [...reachable(loaded, read, /^$/)].find((one) => nameOf(one) === file);
      if (start === undefined) return [];
      const found = new Set([start]);
      for (const one of found) {
        for (const [, path = ''] of read(one).matchAll(STATIC_IMPORT)) {
          found.add(new URL(path, `file:///${one}`).pathname.slice(1));
        }
      }
      return [
        [
          name,
          gzipped(
            [...found].filter((one) => !loaded.includes(one)),
            read,
          ),
        ] as const,
      ];
    }),
  );
}

const either = (one: RegExp, other: RegExp): RegExp => new RegExp(`${one.source}|${other.source}`);

/**
 * The sizes that have limits: the loader, each tag's static closure, the standard pages with several
 * elements, payment providers, and the single files.
 */
export function measure(manifest: Manifest, read: ReadFile, rare: RegExp): Sizes {
  const { loader, tags } = manifest;
  const sizes: Record<string, number> = { loader: gzipped([loader], read) };
  for (const [tag, { files }] of Object.entries(tags)) sizes[tag] = gzipped(files, read);
  for (const [page, elements] of Object.entries(PAGES)) {
    if (elements.length > 1) sizes[page] = gzipped(filesOf(manifest, elements), read);
  }
  const shop = filesOf(manifest, ['till-mini-cart', 'till-checkout']);
  const all = reachable([loader, ...shop], read, either(rare, PROVIDER));
  sizes['mini cart and checkout, with all they load'] = gzipped(all, read);
  Object.assign(sizes, providerSizes(new Set([loader, ...shop]), read, rare));
  Object.assign(sizes, lateSizes(manifest, read));
  sizes['till-early.js'] = gzipped(['till-early.js'], read);
  sizes['till-datalayer.js'] = gzipped(['till-datalayer.js'], read);
  sizes['till-admin.js'] = gzipped(['till-admin.js'], read);
  sizes['till.iife.js'] = gzipped(['till.iife.js'], read);
  sizes['till.css'] = gzipped(['till.css'], read);
  return sizes;
}

/** What only the administration's code contains: class names, the name of its state, and a component of its forms. */
const ADMINISTRATION = /till-admin-|\badminForm\b|js\/form\/components\/fieldset/;

/** One sentence for each file of the shop's pages that contains code of the administration. */
export const administrationIn = (files: readonly string[], read: ReadFile): string[] =>
  files.flatMap((file) =>
    file !== 'till-admin.js' && ADMINISTRATION.test(read(file))
      ? [`${file} contains code of the administration`]
      : [],
  );

/** One sentence for each size that is over its limit or has none. */
export function overLimit(sizes: Sizes, limits: Limits): string[] {
  return Object.entries(sizes).flatMap(([name, size]) => {
    const limit = limits[name];
    if (limit === undefined) return [`${name} has no limit; npm run size -- --update sets one`];
    return size > limit ? [`${name} is ${size.toFixed(1)} kB, its limit is ${limit} kB`] : [];
  });
}

/** Limits two per cent above the measurements, never above the previous limits. */
export function tightened(sizes: Sizes, limits: Limits): Limits {
  return Object.fromEntries(
    Object.entries(sizes).map(([name, size]) => {
      const next = Math.ceil(size * 1.02 * 10) / 10;
      return [name, Math.min(next, limits[name] ?? next)];
    }),
  );
}

/** One sentence for each standard page that loads files other than `known`, the list in budgets.json. */
export function otherFiles(found: PageFiles, known: PageFiles): string[] {
  return Object.entries(found).flatMap(([page, files]) =>
    files.join() === known[page]?.join()
      ? []
      : [`${page} loads ${files.join(', ')}; npm run size -- --update, then npm run docs`],
  );
}
