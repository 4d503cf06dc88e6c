import { ownValue } from '../../../domain/own-value';
import { isWebAddress } from '../../../platform/navigate';
import type {
  ActiveFilter,
  FilterGroup,
  FilterOption,
  Filters,
  FilterSwatch,
} from '../../../domain/listing/filter.types';

const textOf = (node: Node | null | undefined): string =>
  (node?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

/** An address of the shop; links of a fetched page have no base of their own. */
function urlOf(link: Element | null): string | null {
  const href = link?.getAttribute('href') ?? '';
  return href === '' || !isWebAddress(href) ? null : new URL(href, document.baseURI).href;
}

const KINDS: Readonly<Record<string, FilterSwatch['kind']>> = {
  '0': 'text',
  '1': 'colour',
  '2': 'image',
};

function swatchOf(face: HTMLElement | null): FilterSwatch | null {
  const { optionType = '', optionTooltipValue = '', optionTooltipThumb = '' } = face?.dataset ?? {};
  const kind = ownValue(KINDS, optionType);
  if (kind === undefined) return null;
  const value = kind === 'image' ? optionTooltipThumb || optionTooltipValue : optionTooltipValue;
  return kind === 'text' ? { kind, value: textOf(face) } : { kind, value };
}

/** The text of a value without its nested count. */
const wordsOf = (option: Element, count: Element | null): string =>
  [...option.childNodes]
    .filter((node) => node !== count && !(node instanceof SVGElement))
    .map(textOf)
    .join(' ')
    .trim();

function optionOf(item: Element): FilterOption {
  const link = item.matches('a') ? item : item.querySelector('a');
  const holder = link ?? item;
  const face = holder.querySelector<HTMLElement>('.swatch-option');
  const count = holder.querySelector('.count');
  const counted = Number.parseInt(textOf(count).replaceAll(/[.,\s]/g, ''), 10);
  const named = link?.getAttribute('aria-label') ?? face?.dataset.optionLabel;
  return {
    label: named ?? wordsOf(holder, count),
    count: Number.isNaN(counted) ? null : counted,
    url: urlOf(link),
    swatch: swatchOf(face),
  };
}

function groupOf(item: Element): FilterGroup {
  const content = item.querySelector('.filter-options-content');
  const options = [...(content?.querySelectorAll('li.item, a.swatch-option-link-layered') ?? [])];
  return {
    label: textOf(item.querySelector('.filter-options-title')),
    options: options.map(optionOf).filter(({ label }) => label !== ''),
  };
}

const activeOf = (item: Element): readonly ActiveFilter[] => {
  const removeUrl = urlOf(item.querySelector('a.remove'));
  const label = textOf(item.querySelector('.filter-label'));
  const value = textOf(item.querySelector('.filter-value'));
  return removeUrl === null ? [] : [{ label, value, removeUrl }];
};

const EMPTY: Filters = { groups: [], active: [], clearUrl: null };

/** The layered navigation inside an element, as the server rendered it. */
function filtersIn(host: Element): Filters {
  const groups = [...host.querySelectorAll('.filter-options-item')].map(groupOf);
  return {
    groups: groups.filter(({ options }) => options.length > 0),
    active: [...host.querySelectorAll('.filter-current .item')].flatMap(activeOf),
    clearUrl: urlOf(host.querySelector('a.filter-clear')),
  };
}

/** The layered navigation of a fetched page; empty where it has none. */
export function filtersOf(page: Document): Filters {
  const host = page.querySelector('till-filters');
  return host === null ? EMPTY : filtersIn(host);
}

/** Props from the server-rendered content of the element. */
export const readFilters = (host: HTMLElement): { readonly initial: Filters } => ({
  initial: filtersIn(host),
});
