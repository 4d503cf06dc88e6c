/** A server-rendered field whose characters are counted. */
export interface CountedField {
  readonly field: HTMLInputElement | HTMLTextAreaElement;
  /** The greatest number of characters. */
  readonly maximum: number;
}

const FIELD = 'textarea, input:not([type]), input[type="text"], input[type="search"]';

/** The limit among the platform's rules, which are not always JSON: `{"maxlength":"20"}`. */
const RULE = /["']?max(?:length|_text_length)["']?\s*:\s*["']?(\d+)/;

function limitOf(field: CountedField['field']): number {
  const rule = RULE.exec(field.dataset.validate ?? '')?.[1];
  return rule === undefined ? field.maxLength : Number(rule);
}

/**
 * The field that the element wraps, and its limit: the element's own, else that of the platform's rules, else the one of
 * `maxlength`. Null until the view is rendered, and where there is no field or no limit.
 */
export function countedField(root: Element | null, limit: number | undefined): CountedField | null {
  const field = root
    ?.closest('.till-root')
    ?.parentElement?.querySelector<CountedField['field']>(FIELD);
  if (field == null) return null;
  const maximum = limit ?? limitOf(field);
  return maximum > 0 ? { field, maximum } : null;
}
