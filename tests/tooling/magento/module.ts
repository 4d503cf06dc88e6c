import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { JSDOM } from 'jsdom';

/** The folder of the Magento module. */
export const MODULE = join(import.meta.dirname, '..', '..', '..', 'integrations', 'magento');

const everyFile = readdirSync(MODULE, { recursive: true, encoding: 'utf8' }).sort();

/** The module's files in a folder, by the ends of their names. */
export const files = (folder: string, ...ends: readonly string[]): readonly string[] =>
  everyFile.filter((file) => file.startsWith(folder) && ends.some((end) => file.endsWith(end)));

/** The text of one of the module's files. */
export const read = (file: string): string => readFileSync(join(MODULE, file), 'utf8');

const { DOMParser } = new JSDOM('').window;

/** @throws where the file is not well-formed */
export function xml(file: string): Document {
  const page = new DOMParser().parseFromString(read(file), 'application/xml');
  const error = page.querySelector('parsererror');
  if (error) throw new Error(`${file}: ${error.textContent}`);
  return page;
}

/** The module's layout files. */
export const layouts = files('view/frontend/layout', '.xml');

/** The areas of the settings, in the order of their defaults. */
export const areas: readonly string[] = [
  ...(xml('etc/config.xml').querySelector('till_elements > areas')?.children ?? []),
].map(({ localName }) => localName);

const named = (item: Element) => item.getAttribute('name') ?? '';

const pageKinds = [...xml('etc/frontend/di.xml').querySelectorAll('argument[name="pages"] > item')];

/** Names with their texts, for each area of a list. */
const byArea = (items: Iterable<Element>): ReadonlyMap<string, ReadonlyMap<string, string>> =>
  new Map(
    [...items].map((area) => [
      named(area),
      new Map([...area.children].map((page) => [named(page), page.textContent])),
    ]),
  );

/** The kinds of themes that the module knows. */
export const kinds: readonly string[] = pageKinds.map(named);

/** The pages of each area in themes of a kind. */
export const pagesOf = (kind: string): ReadonlyMap<string, ReadonlyMap<string, string>> =>
  byArea(pageKinds.find((item) => named(item) === kind)?.children ?? []);

/** What `etc/frontend/di.xml` lists for areas under a name. */
export const listedFor = (argument: string): ReadonlyMap<string, ReadonlyMap<string, string>> =>
  byArea(xml('etc/frontend/di.xml').querySelectorAll(`argument[name="${argument}"] > item`));

/** An item of a list of arguments: its text, or its items by name. */
type Listed = string | { readonly [name: string]: Listed };

const valueOf = (item: Element): Listed =>
  item.children.length === 0
    ? item.textContent.trim()
    : Object.fromEntries(
        [...item.children].map((one) => [one.getAttribute('name') ?? '', valueOf(one)]),
      );

/** The hosts that pages may use: by area, page, directive and name. */
export const hosts = valueOf(
  xml('etc/frontend/di.xml').querySelector('argument[name="hosts"]') as Element,
) as Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, Record<string, string>>>>>>
>;
