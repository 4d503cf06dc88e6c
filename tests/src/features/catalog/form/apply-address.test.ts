import { afterEach, expect, it } from 'vitest';
import { applyAddress } from '../../../../../src/features/catalog/form/apply-address';

function apply(fields: string, hash: string, prefix = 'bundle_option') {
  document.body.innerHTML = `<form>${fields}</form>`;
  const form = document.forms[0] as HTMLFormElement;
  const changes: string[] = [];
  form.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) {
      changes.push(target.name);
    }
  });
  applyAddress(form, hash, prefix);
  return { data: [...new FormData(form)], changes };
}

const select = (name: string) =>
  `<select name="${name}"><option value="">-</option><option value="5">A</option><option value="6" disabled>B</option></select>`;

afterEach(() => {
  document.body.replaceChildren();
});

it('selects the options in the fragment, by full name or by id, and reports the change [BNDL-04]', () => {
  const fields = select('bundle_option[1]') + select('bundle_option[2]');
  const { data, changes } = apply(fields, '#bundle_option[1]=5&2=5');
  expect(data).toEqual([
    ['bundle_option[1]', '5'],
    ['bundle_option[2]', '5'],
  ]);
  expect(changes).toEqual(['bundle_option[1]', 'bundle_option[2]']);
});

it('ignores values that the form does not offer', () => {
  const radio = (value: string, more = '') =>
    `<input type="radio" name="bundle_option[3]" value="${value}" ${more}>`;
  const fields = select('bundle_option[1]') + radio('7') + radio('8', 'disabled');
  const { data, changes } = apply(fields, '#bundle_option[1]=6&bundle_option[3]=8');
  expect(data).toEqual([['bundle_option[1]', '']]);
  expect(changes).toEqual([]);
});

it('checks radios and checkboxes, also those with individual names', () => {
  const box = (name: string, value: string) =>
    `<input type="checkbox" name="${name}" value="${value}">`;
  const fields =
    '<input type="radio" name="bundle_option[3]" value="7"><input type="radio" name="bundle_option[3]" value="8">' +
    box('bundle_option[4][]', '9') +
    box('bundle_option[5][10]', '10');
  const hash = '#bundle_option[3]=8&bundle_option[4]=9&bundle_option[5]=10';
  const { data, changes } = apply(fields, hash);
  expect(data.map(([, value]) => value)).toEqual(['8', '9', '10']);
  expect(changes, 'no change of the other radio').toHaveLength(3);
});

it('sets quantities last, since a choice sets its own [BNDL-04, GRPD-02]', () => {
  const fields = `<input name="bundle_option_qty[1]" value="1">${select('bundle_option[1]')}`;
  const { data, changes } = apply(fields, '#bundle_option_qty[1]=3&bundle_option[1]=5');
  expect(data[0]).toEqual(['bundle_option_qty[1]', '3']);
  expect(changes).toEqual(['bundle_option[1]', 'bundle_option_qty[1]']);
});

it('changes no field outside its own', () => {
  const { data } = apply(
    '<input name="qty" value="1"><input name="super_group[7]">',
    '#qty=9&7=2',
    'super_group',
  );
  expect(data).toEqual([
    ['qty', '1'],
    ['super_group[7]', '2'],
  ]);
});

it('reports a quantity as typing does, also to a stepper in place of the field [GRPD-02]', () => {
  document.body.innerHTML = '<form><input type="hidden" name="super_group[61]" value="0"></form>';
  const seen: string[] = [];
  for (const type of ['input', 'change'])
    document.body.addEventListener(type, ({ type: name }) => seen.push(name), { once: true });
  applyAddress(document.forms[0] as HTMLFormElement, '#super_group[61]=2', 'super_group');
  expect(seen).toEqual(['input', 'change']);
  expect(document.querySelector('input')?.value).toBe('2');
});
