import { parseSearchSettings } from '../../src/api/page-config/search';
import type { ServerSearchForm } from '../../src/features/catalog/search/search-box.types';
import { recordOf, type JsonRecord } from '../../src/platform/record';

const LONGEST_QUERY = 128;

function parsed(json: string | undefined): JsonRecord {
  try {
    return recordOf(JSON.parse(json ?? ''));
  } catch {
    return {};
  }
}

/** The field's label on the server-rendered page. */
const labelOf = (input: HTMLInputElement): string =>
  input.getAttribute('aria-label') ?? input.labels?.[0]?.textContent.trim() ?? '';

/** The server-rendered search form inside the element, with the shopper's input so far; null when there is none. */
export function readSearch(host: HTMLElement): ServerSearchForm | null {
  const form = host.querySelector('form');
  const input = form?.querySelector<HTMLInputElement>(
    'input[type="search"], input[name="q"], input[type="text"]',
  );
  if (form == null || input == null) return null;
  const { quickSearch } = parsed(input.dataset.mageInit);
  const hidden = form.querySelectorAll<HTMLInputElement>('input[type="hidden"][name]');
  return {
    action: form.action,
    name: input.name,
    text: input.value,
    isTyped: input.value !== input.defaultValue,
    label: labelOf(input) || 'Search',
    placeholder: input.placeholder,
    maxLength: input.maxLength > 0 ? input.maxLength : LONGEST_QUERY,
    hidden: [...hidden].map(({ name, value }) => [name, value] as const),
    isFocused: document.activeElement === input,
    settings:
      quickSearch === undefined
        ? null
        : parseSearchSettings(quickSearch, new URL('/', document.baseURI).href),
  };
}
