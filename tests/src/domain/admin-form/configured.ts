import type { Json } from '../../../../src/domain/admin-form/field.types';
import type { AdminForm } from '../../../../src/domain/admin-form/form.types';
import { parseForm } from '../../../../src/domain/admin-form/parse-form';

/** A node of a form's configuration. */
export type Node = Readonly<Record<string, unknown>>;

const COMPONENTS: Readonly<Record<string, string>> = {
  input: 'abstract',
  email: 'abstract',
  hidden: 'abstract',
  textarea: 'textarea',
  select: 'select',
  multiselect: 'multiselect',
  checkbox: 'single-checkbox',
  date: 'date',
  wysiwyg: 'wysiwyg',
};

/** A field as the server describes it. */
export const field = (formElement: string, config: Node = {}, dataScope?: string): Node => ({
  type: `form.${formElement}`,
  ...(dataScope !== undefined && { dataScope }),
  config: {
    component: `Magento_Ui/js/form/element/${COMPONENTS[formElement] ?? formElement}`,
    formElement,
    label: formElement,
    ...config,
  },
});

/** A fieldset; each field is at its own name in the data. */
export const fieldset = (fields: Readonly<Record<string, Node>>, config: Node = {}): Node => ({
  type: 'fieldset',
  config: { label: 'Set', ...config },
  children: Object.fromEntries(
    Object.entries(fields).map(([name, node]) => [name, { dataScope: name, ...node }]),
  ),
});

/** A switch with the values 1 and 0. */
export const toggle = (config: Node = {}): Node =>
  field('checkbox', { valueMap: { true: '1', false: '0' }, prefer: 'toggle', ...config });

/** The configuration of a form `f` in its own words. */
export const app = (
  fieldsets: Readonly<Record<string, Node>>,
  data: Json = {},
  source: Node = {},
  root: Node = {},
): Json => ({
  types: {
    dataSource: { component: 'Magento_Ui/js/form/provider' },
    fieldset: { component: 'Magento_Ui/js/form/components/fieldset', extends: 'f' },
    f: { component: 'Magento_Ui/js/form/form', provider: 'f.source' },
  },
  components: {
    f: {
      children: {
        f: { type: 'f', dataScope: 'data', children: fieldsets, config: { ...root } },
        source: {
          type: 'dataSource',
          config: { data, submit_url: 'https://shop.example/admin/save/', ...source },
        },
      },
    },
  },
});

/** The form of a configuration that is known. */
export function formOf(configuration: Json, isSourceEdited = true): AdminForm {
  const parsed = parseForm(configuration, 'f', { isSourceEdited });
  if (!parsed.isKnown) throw new Error(`${parsed.unknown.what} of ${parsed.unknown.where}`);
  return parsed.value;
}

/** What is not known of a configuration; null when all of it is. */
export function unknownIn(configuration: Json, isSourceEdited = true): string | null {
  const parsed = parseForm(configuration, 'f', { isSourceEdited });
  return parsed.isKnown ? null : parsed.unknown.what;
}

/** The full name of a field in the fieldset `set`. */
export const named = (index: string): string => `f.f.set.${index}`;
