import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** What `till-manifest.json` says of files: those of each tag, and those that every page loads after its elements. */
export interface Manifest {
  readonly tags: Readonly<Record<string, { readonly files: readonly string[] }>>;
  readonly preload: readonly string[];
}

const LAYOUT = ['view', 'frontend', 'layout'] as const;
const TEMPLATES = ['view', 'frontend', 'templates'] as const;

/** The opening tags of blocks, and the arguments that name an element. */
const PARTS = /<(?:referenceB|b)lock\b[^>]*>|name="till_tag"[^>]*>(till-[a-z-]+)</g;

/** The tags that each block of a layout file writes: named by an argument, or in its template. */
function tagsOf(module: string, layout: string): ReadonlyMap<string, readonly string[]> {
  const xml = readFileSync(join(module, ...LAYOUT, layout), 'utf8');
  const found = new Map<string, readonly string[]>();
  let block = '';
  for (const [part, argument] of xml.matchAll(PARTS)) {
    if (argument !== undefined) {
      found.set(block, [...(found.get(block) ?? []), argument]);
      continue;
    }
    [, block = ''] = /\bname="([^"]*)"/.exec(part) ?? [];
    const [, template] = /\btemplate="Till_Elements::([\w-]+\.phtml)"/.exec(part) ?? [];
    if (template === undefined) continue;
    const html = readFileSync(join(module, ...TEMPLATES, template), 'utf8');
    found.set(
      block,
      Array.from(html.matchAll(/<(till-[a-z-]+)/g), ([, tag = '']) => tag),
    );
  }
  return found;
}

/** Files by the block that needs them, by the layout handle in which it is changed. */
type PageFiles = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/**
 * The files that the elements of a layout need before they render.
 *
 * @param module the folder of the Magento module
 */
export function pageFiles(module: string, { tags, preload }: Manifest): PageFiles {
  const layouts = readdirSync(join(module, ...LAYOUT)).sort();
  const listed = layouts.map((layout) => {
    const blocks = [...tagsOf(module, layout)].map(([block, written]) => {
      const files = written.flatMap((tag) => tags[tag]?.files ?? []);
      return [block, [...new Set([...files, ...preload])]] as const;
    });
    const needing = blocks.filter(([, files]) => files.length > preload.length);
    return [basename(layout, '.xml'), Object.fromEntries(needing)] as const;
  });
  return Object.fromEntries(listed.filter(([, blocks]) => Object.keys(blocks).length > 0));
}

/** Lists the files in the class of the module in this folder that the pages read them from. */
export function writePageFiles(module: string, manifest: Manifest): void {
  const file = join(module, 'Model', 'PageFiles.php');
  const list = `BY_HANDLE = ${phpArray(pageFiles(module, manifest))};`;
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace('BY_HANDLE = [];', () => list),
  );
}

/** A constant's value in PHP. Names of handles, blocks and files contain nothing that a quoted string has to escape. */
function phpArray(pages: PageFiles): string {
  const rows = Object.entries(pages).flatMap(([handle, blocks]) => [
    `        '${handle}' => [`,
    ...Object.entries(blocks).flatMap(([block, files]) => [
      `            '${block}' => [`,
      ...files.map((file) => `                '${file}',`),
      '            ],',
    ]),
    '        ],',
  ]);
  return rows.length === 0 ? '[]' : `[\n${rows.join('\n')}\n    ]`;
}
