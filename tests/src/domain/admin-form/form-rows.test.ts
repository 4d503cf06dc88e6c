import { describe, expect, it } from 'vitest';

import {
  changeValue,
  isDirty,
  keptForm,
  resetForm,
} from '../../../../src/domain/admin-form/change-form';
import {
  activateRow,
  addRow,
  moveRow,
  removeRow,
} from '../../../../src/domain/admin-form/change-rows';
import { collect } from '../../../../src/domain/admin-form/collect-form';
import { titleOfRow } from '../../../../src/domain/admin-form/collect-rows';
import type { Json } from '../../../../src/domain/admin-form/field.types';
import type { AdminForm } from '../../../../src/domain/admin-form/form.types';
import { firstInvalid, validateForm } from '../../../../src/domain/admin-form/validate-form';
import { allRules } from '../../../../src/domain/validation/all-rules';
import { ruleIn } from '../../../../src/domain/validation/apply-rules';
import { items, required, table } from './arranged';
import { app, field, fieldset, formOf, unknownIn } from './configured';

const find = ruleIn(allRules);
const TABLE = 'f.f.set.rules';
const ITEMS = 'f.f.set.list';

const tableForm = (records: unknown, config: Json = {}, fields = { s: required() }) =>
  formOf(app({ set: fieldset({ rules: table(fields, config) }) }, { rules: records }));
const itemForm = (records: unknown, config: Json = {}) =>
  formOf(app({ set: fieldset({ list: items({ n: required() }, config) }) }, { items: records }));

const keys = ({ rows }: AdminForm) => rows[0]?.rows.map(({ key }) => key);
const sent = (form: AdminForm) =>
  Object.fromEntries(collect(form, 'KEY').filter(([name]) => name !== 'form_key'));

describe('a table of records', () => {
  const RECORDS = [
    { record_id: '0', s: 'a', more: 'x' },
    { record_id: '1', s: 'b' },
  ];

  it('sends the records as they came while nothing was changed', () => {
    expect(sent(tableForm(RECORDS))).toEqual({
      'rules[0][record_id]': '0',
      'rules[0][s]': 'a',
      'rules[0][more]': 'x',
      'rules[1][record_id]': '1',
      'rules[1][s]': 'b',
    });
  });

  it('sends a new record after the others, in a list that is numbered anew', () => {
    const added = addRow(removeRow(tableForm(RECORDS), TABLE, '0'), TABLE);
    expect(keys(added)).toEqual(['1', '2']);
    const filled = changeValue(added, `${TABLE}.2.s`, 'c', find);
    expect(sent(filled)).toEqual({
      'rules[0][record_id]': '1',
      'rules[0][s]': 'b',
      'rules[0][position]': '0',
      'rules[1][record_id]': '2',
      'rules[1][s]': 'c',
      'rules[1][position]': '1',
    });
  });

  it('never uses a key again', () => {
    const again = addRow(removeRow(addRow(tableForm([]), TABLE), TABLE, '0'), TABLE);
    expect(keys(again)).toEqual(['1']);
  });

  it('marks a removed record where the server asks for that, and forgets a new one', () => {
    const config = { deleteProperty: 'is_delete', deleteValue: '1', dndConfig: { enabled: false } };
    const form = tableForm([{ record_id: '7', s: 'a' }], config);
    const removed = removeRow(removeRow(addRow(form, TABLE), TABLE, '0'), TABLE, '1');
    expect(sent(removed)).toEqual({
      'rules[0][record_id]': '7',
      'rules[0][s]': 'a',
      'rules[0][is_delete]': '1',
    });
  });

  it('is sorted, and sends the places', () => {
    const moved = moveRow(tableForm(RECORDS), TABLE, '1', 0);
    expect(keys(moved)).toEqual(['1', '0']);
    expect(sent(moved)).toMatchObject({
      'rules[0][s]': 'b',
      'rules[0][position]': '0',
      'rules[1][s]': 'a',
      'rules[1][position]': '1',
    });
    expect(keys(moveRow(moved, TABLE, '1', 99))).toEqual(['0', '1']);
    expect(moveRow(moved, TABLE, '1', -3)).toBe(moved);
    expect(keys(tableForm([{ position: '2' }, { position: '1' }]))).toEqual(['1', '0']);
  });

  it('is not sorted where the server switches that off', () => {
    const form = tableForm(RECORDS, { dndConfig: { enabled: false } });
    expect(moveRow(form, TABLE, '1', 0)).toBe(form);
  });

  it('has no buttons that the server does not want', () => {
    const form = tableForm(RECORDS, { addButton: false });
    expect(addRow(form, TABLE)).toBe(form);
    expect(removeRow(form, TABLE, 'none')).toBe(form);
    expect(addRow(form, '__proto__')).toBe(form);
  });

  it('counts a field of a removed record for nothing', () => {
    const invalid = validateForm(addRow(tableForm(RECORDS), TABLE), find);
    expect(firstInvalid(invalid)?.name).toBe(`${TABLE}.2.s`);
    const removed = validateForm(removeRow(invalid, TABLE, '2'), find);
    expect(firstInvalid(removed)).toBeNull();
    expect(isDirty(removed)).toBe(false);
  });

  it('compares fields of one record with each other', () => {
    const rule = { validation: { 'validate-date-range': 's' } };
    const fields = { s: field('date'), to: field('date', rule) };
    const records = [
      { s: '01/01/2027', to: '01/02/2027' },
      { s: '05/01/2027', to: '01/02/2027' },
    ];
    const checked = validateForm(tableForm(records, {}, fields), find);
    expect(checked.states.map(({ error }) => error !== null)).toEqual([false, false, false, true]);
  });

  it('is what a reset restores, with what was saved last', () => {
    const form = tableForm(RECORDS);
    const changed = removeRow(addRow(form, TABLE), TABLE, '0');
    expect(isDirty(changed)).toBe(true);
    expect(sent(resetForm(changed))).toEqual(sent(form));
    expect(isDirty(keptForm(changed, changed))).toBe(false);
    expect(keys(resetForm(addRow(keptForm(changed, changed), TABLE)))).toEqual(['1', '2']);
  });
});

describe('a collection of items', () => {
  it('opens its first item, and one at a time', () => {
    const form = itemForm({ 4: { n: 'a' }, 9: { n: 'b' } });
    expect(form.rows[0]?.active).toBe('4');
    expect(activateRow(form, ITEMS, '9').rows[0]?.active).toBe('9');
    expect(activateRow(form, ITEMS, 'none')).toBe(form);
  });

  it('gives a new item the index new_N, and opens it [AFORM-20]', () => {
    const one = addRow(itemForm({ 4: { n: 'a' } }), ITEMS);
    const two = addRow(one, ITEMS);
    expect(keys(two)).toEqual(['4', 'new_0', 'new_1']);
    expect(two.rows[0]?.active).toBe('new_1');
    const filled = changeValue(two, `${ITEMS}.new_0.n`, 'b', find);
    expect(sent(filled)).toMatchObject({ 'items[4][n]': 'a', 'items[new_0][n]': 'b' });
    expect(keys(addRow(itemForm({ new_0: { n: 'x' } }), ITEMS))).toEqual(['new_0', 'new_1']);
  });

  it('opens the first of the others when the open one is removed [AFORM-19]', () => {
    const form = activateRow(itemForm({ 4: {}, 6: {}, 9: {} }), ITEMS, '9');
    expect(removeRow(form, ITEMS, '9').rows[0]?.active).toBe('4');
    expect(removeRow(form, ITEMS, '4').rows[0]?.active).toBe('9');
    expect(removeRow(itemForm({ 4: {} }), ITEMS, '4').rows[0]?.active).toBeNull();
  });

  it('does not send a removed item', () => {
    expect(sent(removeRow(itemForm({ 4: { n: 'a' }, 9: { n: 'b' } }), ITEMS, '4'))).toEqual({
      'items[9][n]': 'b',
    });
  });

  it('opens the item of an invalid field', () => {
    const form = itemForm({ 4: { n: 'a' }, 9: { n: '' } });
    expect(validateForm(form, find).rows[0]?.active).toBe('9');
  });

  it('has titles of what is typed', () => {
    const form = itemForm({ 4: { n: ' Ann ' }, 9: {} });
    expect(form.rows[0]?.rows.map(({ places }) => titleOfRow(form, places))).toEqual(['Ann', '']);
  });

  it('takes any keys of the server', () => {
    const records = JSON.parse('{"__proto__":{"n":"a"},"constructor":{"n":"b"}}') as unknown;
    const removed = removeRow(itemForm(records), ITEMS, 'constructor');
    expect(sent(removed)).toEqual({ 'items[__proto__][n]': 'a' });
  });
});

describe('a collection is left to the stock front end with', () => {
  const rules = (config: Json, fields = { s: field('input') }) =>
    app({ set: fieldset({ rules: table(fields, config) }) });

  it.each([
    ['a setting', rules({ dataProvider: 'x' }), 'dataProvider'],
    ['another template', rules({ template: 'Our_Module/rows' }), 'template'],
    ['a record that is always there', rules({ renderDefaultRecord: true }), 'renderDefaultRecord'],
    ['another record', rules({ recordTemplate: 'other' }), 'recordTemplate'],
    ['links', rules({}, { s: field('input', { imports: {} }) }), 'imports'],
    ['a field that is not known', rules({}, { s: field('input', { listens: {} }) }), 'listens'],
    [
      'records that are none',
      app({ set: fieldset({ rules: table({ s: field('input') }) }) }, { rules: ['x'] }),
      'data',
    ],
    [
      'a form that is saved by script',
      app({ set: fieldset({ rules: table({ s: field('input') }) }) }, {}, {}, { ajaxSave: true }),
      'ajaxSave',
    ],
    [
      'a link to its records',
      app({
        set: fieldset({
          rules: table({ s: field('input') }),
          a: field('input', { imports: { visible: 'f.source:data.rules.0.s' } }),
        }),
      }),
      'imports.visible',
    ],
  ])('%s', (_, configuration, what) => {
    expect(unknownIn(configuration)).toBe(what);
  });
});
