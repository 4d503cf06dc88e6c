import { describe, expect, it } from 'vitest';

import { activateTab, changeValue } from '../../../../src/domain/admin-form/change-form';
import { collect } from '../../../../src/domain/admin-form/collect-form';
import { validateForm } from '../../../../src/domain/admin-form/validate-form';
import { allRules } from '../../../../src/domain/validation/all-rules';
import { ruleIn } from '../../../../src/domain/validation/apply-rules';
import { required, tab, tabbed } from './arranged';
import { field, fieldset, formOf, unknownIn } from './configured';

const find = ruleIn(allRules);
const TABS = {
  second: tab('Second', 20, { set: fieldset({ b: required() }) }, 'two'),
  first: tab('First', 10, { set: fieldset({ a: field('input') }) }, 'one'),
};
const form = formOf(tabbed(TABS, { one: { a: 'x' }, two: { b: 'y' } }));

describe('the tabs of a form', () => {
  it('start with the first, by their positions [AFORM-03]', () => {
    expect(form.parts.map(({ name }) => name)).toEqual(['f.areas.first', 'f.areas.second']);
    expect(form.tab).toBe('f.areas.first');
  });

  it('are shown one at a time [AFORM-04]', () => {
    expect(activateTab(form, 'f.areas.second').tab).toBe('f.areas.second');
    expect(activateTab(form, 'f.areas.none')).toBe(form);
    expect(activateTab(form, '__proto__')).toBe(form);
  });

  it('have their fields where the server has them', () => {
    expect(collect(form, 'KEY')).toEqual([
      ['one[a]', 'x'],
      ['two[b]', 'y'],
      ['form_key', 'KEY'],
    ]);
  });

  it('change to the one with an invalid field', () => {
    const empty = changeValue(form, 'f.areas.second.set.b', '', find);
    expect(validateForm(empty, find).tab).toBe('f.areas.second');
    expect(validateForm(form, find).tab).toBe('f.areas.first');
  });

  it.each([
    ['a setting', { x: { ...TABS.first, config: { label: 'X', listens: {} } } }, 'listens'],
    [
      'another component',
      { x: { ...TABS.first, type: 'fieldset' } },
      'Magento_Ui/js/form/components/fieldset',
    ],
    ['fields outside of the data', { x: { ...TABS.first, dataScope: 'x' } }, 'dataScope'],
  ])('are left to the stock front end with %s', (_, tabs, what) => {
    expect(unknownIn(tabbed(tabs))).toBe(what);
  });

  it('may show content, which is nowhere in the data', () => {
    const content = { type: 'html', config: { content: '<p>Words</p>' } };
    const read = formOf(tabbed({ x: { ...tab('X', 1, { content }), dataScope: 'x' } }));
    expect(read.parts).toMatchObject([{ parts: [{ kind: 'html', html: '<p>Words</p>' }] }]);
  });
});
