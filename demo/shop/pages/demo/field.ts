import { translate } from '../../domain/language/translate';
import type { Field } from '../../domain/settings/field-kinds';
import { settingsFields } from '../../domain/settings/settings';
import type { Settings } from '../../domain/settings/fields';
import { markup, nothing, trusted, type Markup } from '../markup';

const ticked = (isOn: boolean): Markup => (isOn ? trusted(' checked') : nothing);

const words = (id: string, { label, shows }: Field): Markup =>
  markup`<span class="switch-words"><span class="switch-label">${translate(label)}</span><span class="switch-shows" id="${id}-shows">${translate(shows)}</span></span>`;

const names = (field: Extract<Field, { readonly names: unknown }>) => Object.entries(field.names);

function control(id: string, field: Field, value: unknown): Markup {
  switch (field.kind) {
    case 'toggle':
      return markup`<label class="switch switch-toggle" id="set-${id}">${words(id, field)}<input type="checkbox" role="switch" name="${id}" value="1"${ticked(value === true)} aria-label="${translate(field.label)}" aria-describedby="${id}-shows"></label>`;
    case 'count':
      return markup`<label class="switch" id="set-${id}">${words(id, field)}<span class="switch-count"><input type="number" name="${id}" value="${value}" min="0" max="${field.max}" step="1" inputmode="numeric" required aria-label="${translate(field.label)}" aria-describedby="${id}-shows"><span>${translate(field.unit)}</span></span></label>`;
    case 'choice':
    case 'several': {
      const isOne = field.kind === 'choice';
      const isOn = (name: string) =>
        isOne ? value === name : Array.isArray(value) && value.includes(name);
      return markup`<fieldset class="switch" id="set-${id}" aria-describedby="${id}-shows"><legend>${translate(field.label)}</legend><p class="switch-shows" id="${id}-shows">${translate(field.shows)}</p><div class="choices">${names(
        field,
      ).map(
        ([name, label]) =>
          markup`<label class="choice"><input type="${isOne ? 'radio' : 'checkbox'}" name="${isOne ? id : `${id}[]`}" value="${name}"${ticked(isOn(name))}><span>${translate(label)}</span></label>`,
      )}</div></fieldset>`;
    }
  }
}

/** The settings of a group, each with its description. */
export const switchesOf = (group: string, settings: Settings): readonly Markup[] =>
  settingsFields
    .filter(([name, field]) => field.group === group && name !== 'clockOffset')
    .map(([name, field]) => control(name, field, settings[name]));
