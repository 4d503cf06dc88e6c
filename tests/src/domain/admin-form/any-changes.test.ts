import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  changeValue,
  isDirty,
  resetForm,
  switchDefault,
} from '../../../../src/domain/admin-form/change-form';
import { validateForm } from '../../../../src/domain/admin-form/validate-form';
import { collect } from '../../../../src/domain/admin-form/collect-form';
import type { AdminForm } from '../../../../src/domain/admin-form/form.types';
import { allRules } from '../../../../src/domain/validation/all-rules';
import { ruleIn } from '../../../../src/domain/validation/apply-rules';
import { app, field, fieldset, formOf, named } from './configured';

const find = ruleIn(allRules);
const NAMES = ['a', 'b', 'c', 'd', '__proto__', 'constructor'] as const;

const anyName = fc.constantFrom(...NAMES);
const anyLink = fc
  .tuple(
    fc.constantFrom('imports', 'exports', 'links'),
    fc.constantFrom('value', 'visible', 'disabled'),
    fc.boolean(),
    fc.constantFrom('value', 'visible', 'disabled'),
    anyName,
  )
  .map(([kind, own, isNegated, other, name]) => ({
    [kind]: { [own]: `${isNegated ? '!' : ''}f.f.set.${name}:${other}` },
  }));

/** Fields with any links between them, in circles too, and with the switch of a wider scope. */
const anyForm = fc
  .tuple(
    fc.array(anyLink, { minLength: NAMES.length, maxLength: NAMES.length }),
    fc.dictionary(anyName, fc.string()),
  )
  .map(([links, data]) => {
    const fields = NAMES.map((name, place) => [
      name,
      {
        dataScope: name,
        ...field('input', {
          service: { template: 'ui/form/element/helper/service' },
          validation: { 'required-entry': true },
          ...links[place],
        }),
      },
    ]);
    return formOf(app({ set: fieldset(Object.fromEntries(fields) as never) }, data));
  });

const anyChange = fc.oneof(
  fc.tuple(anyName, fc.string()).map(
    ([name, value]) =>
      (form: AdminForm) =>
        changeValue(form, named(name), value, find),
  ),
  fc.tuple(anyName, fc.boolean()).map(
    ([name, uses]) =>
      (form: AdminForm) =>
        switchDefault(form, named(name), uses, find),
  ),
  fc.constant((form: AdminForm) => validateForm(form, find)),
);

describe('any changes', () => {
  it('and a reset give the form as it was loaded [AFORM-09]', () => {
    fc.assert(
      fc.property(anyForm, fc.array(anyChange), (form, changes) => {
        const changed = changes.reduce((now, change) => change(now), form);
        const reset = resetForm(changed);
        expect(reset.states).toBe(form.states);
        expect(isDirty(reset)).toBe(false);
        expect(collect(reset, 'KEY')).toEqual(collect(form, 'KEY'));
      }),
    );
  });

  it('end, whatever circles the links make, and a field that nobody can fill has no error [AFORM-08]', () => {
    fc.assert(
      fc.property(anyForm, fc.array(anyChange), (form, changes) => {
        const changed = changes.reduce((now, change) => change(now), form);
        for (const { isVisible, isDisabled, value, error } of validateForm(changed, find).states) {
          if (!isVisible || isDisabled) expect(error).toBeNull();
          else if (value === '') expect(error?.key).toBe('This is a required field.');
        }
      }),
    );
  });

  it('reach every field of a circle, and end with the same value in all', () => {
    const anyOrder = fc.shuffledSubarray([...NAMES], { minLength: 2 });
    fc.assert(
      fc.property(anyOrder, fc.nat(), fc.string(), (names, start, value) => {
        const fields = names.map((name, place) => {
          const next = names[(place + 1) % names.length] ?? '';
          const links = { exports: { value: `f.f.set.${next}:value` } };
          return [name, { dataScope: name, ...field('input', links) }];
        });
        const form = formOf(app({ set: fieldset(Object.fromEntries(fields) as never) }));
        const changed = changeValue(form, named(names[start % names.length] ?? ''), value, find);
        expect(changed.states.map((state) => state.value)).toEqual(names.map(() => value));
      }),
    );
  });

  it('of none give back what the server has sent', () => {
    const anyData = fc.dictionary(fc.string({ minLength: 1 }), fc.oneof(fc.string(), fc.integer()));
    fc.assert(
      fc.property(anyData, (data) => {
        const fields = Object.keys(data).map((name, place) => [
          `f${String(place)}`,
          { ...field('input'), dataScope: name.includes('.') ? 'other' : name },
        ]);
        const form = formOf(app({ set: fieldset(Object.fromEntries(fields) as never) }, data));
        const sent = new Map(collect(form, 'KEY'));
        for (const [name, value] of Object.entries(data)) {
          if (name !== 'form_key') expect(sent.get(name)).toBe(String(value));
        }
      }),
    );
  });
});
