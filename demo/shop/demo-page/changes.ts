import { translate } from '../domain/language/translate';
import type { Field } from '../domain/settings/field-kinds';
import type { Settings } from '../domain/settings/fields';
import type { Change } from '../pages/demo/demo.types';
import { defaultSettings, settingsFields } from '../domain/settings/settings';

function words(field: Field, value: unknown): string {
  switch (field.kind) {
    case 'toggle':
      return translate(value === true ? 'on' : 'off');
    case 'count':
      return `${String(value)} ${translate(field.unit)}`;
    case 'choice':
      return translate(field.names[String(value)] ?? '');
    case 'several':
      return Object.entries(field.names)
        .filter(([name]) => Array.isArray(value) && value.includes(name))
        .map(([, label]) => translate(label))
        .join(', ');
  }
}

/** The visitor's changes, in the order of the page, except for the clock, which is shown separately. */
export function changesOf(settings: Settings): readonly Change[] {
  return settingsFields
    .filter(
      ([name]) =>
        name !== 'clockOffset' &&
        JSON.stringify(settings[name]) !== JSON.stringify(defaultSettings[name]),
    )
    .map(([name, field]) => ({
      name,
      label: translate(field.label),
      value: words(field, settings[name]),
    }));
}
