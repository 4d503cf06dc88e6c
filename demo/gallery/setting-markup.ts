import { markup, nothing, trusted, type Markup } from '../shop/pages/markup';
import type { Control } from './controls';
import { prose } from './prose';
import type { Setting } from './surface';

/** A field of the page's form; `id` ties label and description to it. */
function field(setting: Setting, name: string, value: string, id: string): Markup {
  const { control, defaultText } = setting;
  const shared = markup`id="${id}" name="${name}" form="play" aria-describedby="${id}-about"`;
  switch (control.kind) {
    case 'boolean':
      return markup`<input type="hidden" name="${name}" value="false" form="play"><input type="checkbox" ${shared} value="true"${value === 'true' ? trusted(' checked') : nothing}>`;
    case 'choice':
      return markup`<select ${shared}><option value="">not set</option>${control.options.map(
        (option) =>
          markup`<option${option === value ? trusted(' selected') : nothing}>${option}</option>`,
      )}</select>`;
    case 'number':
      return markup`<input type="number" step="any" ${shared} value="${value}" placeholder="${Number.parseFloat(defaultText) || ''}">${control.unit === '' ? nothing : markup`<span class="unit">${control.unit}</span>`}`;
    case 'colour':
      return markup`<input type="text" ${shared} value="${value}" placeholder="${defaultText}" autocomplete="off" spellcheck="false"><input type="color" value="${value === '' ? control.initially : value}" data-colour="${id}" aria-label="Pick ${setting.name}">`;
    case 'json':
      return markup`<textarea ${shared} rows="3" spellcheck="false">${value}</textarea>`;
    case 'text':
      return markup`<input type="text" ${shared} value="${value}" placeholder="${defaultText.replace(/^"|"$/g, '')}" autocomplete="off" spellcheck="false">`;
  }
}

const TYPES: Readonly<Record<Control['kind'], string>> = {
  boolean: 'boolean',
  choice: 'one of',
  number: 'number',
  colour: 'colour',
  text: 'text',
  json: 'JSON',
};

/** A setting with its description and its control. `name` is the form field's, `value` its value. */
export function settingRow(setting: Setting, name: string, value: string): Markup {
  const id = `set-${name.replace(/[^a-z0-9]+/gi, '-')}`;
  const { control, defaultText } = setting;
  return markup`<li class="setting">
<div class="setting-text"><label for="${id}"><code>${setting.name}</code></label> <span class="type">${TYPES[control.kind]}</span>
<p id="${id}-about">${prose(setting.description)}${defaultText === '' ? nothing : markup` <span class="default">Default: <code>${defaultText}</code></span>`}</p></div>
<div class="setting-control">${field(setting, name, value, id)}</div>
</li>`;
}
