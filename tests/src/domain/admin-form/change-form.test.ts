import { describe, expect, it } from 'vitest';

import {
  changeValue,
  differsFromDefault,
  isDirty,
  keptForm,
  resetForm,
  switchDefault,
  toggleFieldset,
} from '../../../../src/domain/admin-form/change-form';
import type { FieldValue } from '../../../../src/domain/admin-form/field.types';
import type { AdminForm } from '../../../../src/domain/admin-form/form.types';
import { firstInvalid, validateForm } from '../../../../src/domain/admin-form/validate-form';
import { allRules } from '../../../../src/domain/validation/all-rules';
import { ruleIn } from '../../../../src/domain/validation/apply-rules';
import { app, field, fieldset, formOf, named, toggle } from './configured';

const find = ruleIn(allRules);
const required = { validation: { 'required-entry': true } };
const service = { service: { template: 'ui/form/element/helper/service' } };

const formWith = (fields: Parameters<typeof fieldset>[0], data = {}) =>
  formOf(app({ set: fieldset(fields) }, data));
const change = (form: AdminForm, index: string, value: FieldValue) =>
  changeValue(form, named(index), value, find);
const stateOf = (form: AdminForm, index: string) =>
  form.states[form.fields.findIndex((one) => one.index === index)];
const errorOf = (form: AdminForm, index: string) => stateOf(form, index)?.error?.key ?? null;

describe('a change of a form', () => {
  it('is validated at once, and each later one again [AFORM-07]', () => {
    const form = formWith({ a: field('input', required) }, { a: 'x' });
    const emptied = change(form, 'a', '');
    expect(errorOf(emptied, 'a')).toBe('This is a required field.');
    expect(errorOf(change(emptied, 'a', 'y'), 'a')).toBeNull();
  });

  it('leaves the errors of other fields alone', () => {
    const form = formWith({ a: field('input', required), b: field('input', required) });
    expect(errorOf(change(form, 'a', 'x'), 'b')).toBeNull();
  });

  it('of no value, of no field or of a disabled one is none', () => {
    const form = formWith({ a: field('input', { disabled: true }), b: field('input') }, { b: 'x' });
    expect(change(form, 'a', 'y')).toBe(form);
    expect(change(form, 'b', 'x')).toBe(form);
    expect(change(form, 'constructor', 'y')).toBe(form);
  });

  it.each([
    ['hidden', { visible: false }],
    ['disabled', { disabled: true }],
  ])('counts a %s field as valid [AFORM-08]', (_, config) => {
    const form = validateForm(formWith({ a: field('input', { ...required, ...config }) }), find);
    expect(firstInvalid(form)).toBeNull();
  });

  it('is undone by a reset, with its errors [AFORM-09]', () => {
    const form = formWith({ a: field('input', required) }, { a: 'x' });
    const reset = resetForm(change(form, 'a', ''));
    expect(stateOf(reset, 'a')).toMatchObject({ value: 'x', error: null });
    expect(isDirty(reset)).toBe(false);
  });

  it('is what a reset restores once it was saved', () => {
    const changed = change(formWith({ a: field('input') }, { a: 'x' }), 'a', 'y');
    const kept = keptForm(changed, changed);
    expect(isDirty(kept)).toBe(false);
    expect(stateOf(resetForm(change(kept, 'a', 'z')), 'a')?.value).toBe('y');
  });

  it('makes the form dirty until it is taken back', () => {
    const form = formWith({ a: field('multiselect', { options: [] }) }, { a: ['1'] });
    const changed = change(form, 'a', ['1', '2']);
    expect(isDirty(changed)).toBe(true);
    expect(isDirty(change(changed, 'a', ['1']))).toBe(false);
  });

  it('finds the first invalid field in the order of the form [AFORM-16]', () => {
    const form = formWith({
      a: field('input'),
      b: field('input', required),
      c: field('input', required),
    });
    expect(firstInvalid(validateForm(form, find))?.index).toBe('b');
    expect(firstInvalid(validateForm(change(change(form, 'b', 'x'), 'c', 'x'), find))).toBeNull();
  });

  it('compares a date with an earlier one, however the server wrote it [AFLD-13]', () => {
    const dates = {
      from: field('date', { validation: { 'validate-date': true } }),
      to: field('date', { validation: { 'validate-date': true, 'validate-date-range': 'from' } }),
    };
    const form = formWith(dates, { from: '2026-03-02', to: '2026-03-02 00:00:00' });
    expect(firstInvalid(validateForm(form, find))).toBeNull();
    expect(errorOf(change(form, 'to', '03/01/2026'), 'to')).toMatch(/To Date is later/);
    expect(errorOf(change(form, 'to', '03/03/2026'), 'to')).toBeNull();
  });
});

describe('the value of a wider scope', () => {
  const form = formWith(
    { a: field('input', { ...service, ...required, disabled: true }) },
    { a: 'x' },
  );

  it('disables the field while it is used [AFORM-10]', () => {
    expect(stateOf(form, 'a')).toMatchObject({ usesDefault: true, isDisabled: true });
    const own = switchDefault(form, named('a'), false, find);
    expect(stateOf(own, 'a')).toMatchObject({ usesDefault: false, isDisabled: false });
    const emptied = change(own, 'a', '');
    expect(errorOf(emptied, 'a')).not.toBeNull();
    const back = switchDefault(emptied, named('a'), true, find);
    expect(stateOf(back, 'a')).toMatchObject({ isDisabled: true, error: null });
  });

  it('is there only where the server offers it [AFORM-10]', () => {
    const without = formWith({ a: field('input', { disabled: true }) });
    expect(stateOf(without, 'a')?.usesDefault).toBe(false);
    expect(switchDefault(without, named('a'), true, find)).toBe(without);
  });

  it('is compared with a field’s own value [AFORM-11]', () => {
    const one = formWith({ a: field('input', { default: 'x' }), b: field('input') }, { a: 'x' });
    const flagged = ({ fields, states }: AdminForm) =>
      fields.map((each, place) => differsFromDefault(each, states[place] ?? (null as never)));
    expect(flagged(one)).toEqual([false, false]);
    expect(flagged(change(change(one, 'a', 'y'), 'b', 'y'))).toEqual([true, false]);
  });
});

describe('a fieldset', () => {
  const sets = {
    set: fieldset({ a: field('input', required) }, { collapsible: true }),
    other: fieldset({}),
  };

  it('opens and closes where it is collapsible [AFORM-05]', () => {
    const form = formOf(app(sets));
    expect(form.open).toEqual(['f.f.other']);
    const open = toggleFieldset(form, 'f.f.set');
    expect(open.open).toContain('f.f.set');
    expect(toggleFieldset(open, 'f.f.set').open).not.toContain('f.f.set');
    expect(toggleFieldset(form, 'f.f.other')).toBe(form);
    expect(toggleFieldset(form, '__proto__')).toBe(form);
  });

  it('opens itself when a field in it is invalid [AFORM-06]', () => {
    expect(validateForm(formOf(app(sets)), find).open).toContain('f.f.set');
    expect(validateForm(formOf(app(sets, { a: 'x' })), find).open).not.toContain('f.f.set');
  });
});

describe('what follows from a change', () => {
  it('is what an import says, or its opposite', () => {
    const form = formWith(
      {
        a: toggle(),
        b: field('input', { imports: { visible: '${ $.provider }:data.a', __disableTmpl: {} } }),
        c: field('input', { imports: { disabled: '!ns = ${$.ns}, index = b:value' } }),
      },
      { a: '1', b: 'x' },
    );
    expect(stateOf(form, 'b')?.isVisible).toBe(true);
    expect(stateOf(form, 'c')?.isDisabled).toBe(false);
    expect(stateOf(change(form, 'b', ''), 'c')?.isDisabled).toBe(true);
  });

  it('is what an export or a link says, in both directions of a link', () => {
    const form = formWith({
      a: field('input', { exports: { value: 'f.f.set.b:value' } }),
      b: field('input', { links: { value: '${ $.parentName }.c:value' } }),
      c: field('input'),
    });
    const changed = change(form, 'a', 'x');
    expect(changed.states.map(({ value }) => value)).toEqual(['x', 'x', 'x']);
    expect(stateOf(change(form, 'c', 'y'), 'b')?.value).toBe('y');
    expect(stateOf(change(form, 'c', 'y'), 'a')?.value).toBe('');
  });

  it('starts with data that no field shows', () => {
    const config = { imports: { visible: '!${$.provider}:data.hides' } };
    expect(stateOf(formWith({ a: field('input', config) }, { hides: '1' }), 'a')?.isVisible).toBe(
      false,
    );
    expect(stateOf(formWith({ a: field('input', config) }, { hides: '' }), 'a')?.isVisible).toBe(
      true,
    );
    expect(stateOf(formWith({ a: field('input', config) }), 'a')?.isVisible).toBe(true);
  });

  it('are the actions of the rule for the new value', () => {
    const rule = (value: unknown, callback: string) => ({
      value,
      actions: [
        { target: 'f.f.set.code', callback },
        { target: 'f.f.set.auto', callback: 'disabled', params: [value === '2'] },
      ],
    });
    const form = formWith(
      {
        type: field('input', {
          switcherConfig: { enabled: true, rules: [rule('1', 'hide'), rule('2', 'show')] },
        }),
        code: field('input', required),
        auto: toggle(),
      },
      { type: '1' },
    );
    expect(stateOf(form, 'code')?.isVisible).toBe(false);
    expect(firstInvalid(validateForm(form, find))).toBeNull();
    const shown = change(form, 'type', '2');
    expect(stateOf(shown, 'code')?.isVisible).toBe(true);
    expect(stateOf(shown, 'auto')?.isDisabled).toBe(true);
    expect(stateOf(change(shown, 'type', '3'), 'code')?.isVisible).toBe(true);
  });

  it('is nothing where the rules are off', () => {
    const rules = [{ value: '', actions: [{ target: 'f.f.set.b', callback: 'hide' }] }];
    const off = { switcherConfig: { enabled: false, rules } };
    expect(stateOf(formWith({ a: field('input', off), b: field('input') }), 'b')?.isVisible).toBe(
      true,
    );
  });

  it('ends where links go round in a circle', () => {
    const form = formWith({
      a: field('input', { imports: { value: '!f.f.set.b:value' } }),
      b: field('input', { imports: { value: '!f.f.set.a:value' } }),
    });
    expect(change(form, 'a', 'x').states).toHaveLength(2);
  });
});
