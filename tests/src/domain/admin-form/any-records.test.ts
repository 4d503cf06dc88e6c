import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { changeValue, isDirty, resetForm } from '../../../../src/domain/admin-form/change-form';
import { cancelModal, openModal } from '../../../../src/domain/admin-form/change-modals';
import { addRow, moveRow, removeRow } from '../../../../src/domain/admin-form/change-rows';
import { collect } from '../../../../src/domain/admin-form/collect-form';
import type { AdminForm } from '../../../../src/domain/admin-form/form.types';
import { allRules } from '../../../../src/domain/validation/all-rules';
import { ruleIn } from '../../../../src/domain/validation/apply-rules';
import { items, required, table, modal, opening } from './arranged';
import { app, fieldset, formOf } from './configured';

const find = ruleIn(allRules);
const TABLE = 'f.f.set.rules';
const LIST = 'f.f.set.list';

const anyData = fc.record({
  rules: fc.array(fc.record({ record_id: fc.string(), s: fc.string() })),
  items: fc.dictionary(fc.string({ minLength: 1 }), fc.record({ n: fc.string() }), { minKeys: 1 }),
});
const formWith = (data: object): AdminForm =>
  formOf(
    app(
      {
        set: fieldset({
          rules: table({ s: required() }),
          list: items({ n: required() }),
          open: opening(),
        }),
        more: modal({ b: required() }),
      },
      { b: 'b', ...data },
    ),
  );

const keyAt = (form: AdminForm, rows: number, at: number): string => {
  const list = form.rows[rows]?.rows ?? [];
  return list[at % Math.max(list.length, 1)]?.key ?? '';
};

/** Adds, removes, moves and fills in records. */
const anyChange = fc
  .tuple(fc.constantFrom('add', 'remove', 'move', 'type'), fc.nat(1), fc.nat(), fc.string())
  .map(([kind, which, at, text]) => (form: AdminForm): AdminForm => {
    const name = which === 0 ? TABLE : LIST;
    const key = keyAt(form, which, at);
    if (kind === 'add') return addRow(form, name);
    if (kind === 'remove') return removeRow(form, name, key);
    if (kind === 'move') return moveRow(form, name, key, at % 7);
    return changeValue(form, `${name}.${key}.${which === 0 ? 's' : 'n'}`, text, find);
  });

describe('any changes of records', () => {
  it('and a reset give the form as it was loaded [AFORM-09]', () => {
    fc.assert(
      fc.property(anyData, fc.array(anyChange), (data, changes) => {
        const form = formWith(data);
        const reset = resetForm(changes.reduce((now, change) => change(now), form));
        expect(reset).toEqual(form);
        expect(isDirty(reset)).toBe(false);
      }),
    );
  });

  it('in a modal are undone by its Cancel [AFORM-13]', () => {
    fc.assert(
      fc.property(anyData, fc.array(anyChange), (data, changes) => {
        const form = formWith(data);
        const changed = changes.reduce((now, change) => change(now), openModal(form, 'f.f.more'));
        expect(cancelModal(changed)).toEqual(form);
      }),
    );
  });

  it('never give two records one key, and send each record once', () => {
    fc.assert(
      fc.property(anyData, fc.array(anyChange), (data, changes) => {
        const form = changes.reduce((now, change) => change(now), formWith(data));
        for (const { rows } of form.rows) {
          expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
        }
        const names = collect(form, 'KEY').map(([name]) => name);
        expect(new Set(names).size).toBe(names.length);
        const lines = names.filter((name) => /^rules\[\d+\]\[s\]$/.test(name));
        expect(lines).toHaveLength(form.rows[0]?.rows.length ?? -1);
      }),
    );
  });

  it('of none send what the server has sent', () => {
    fc.assert(
      fc.property(anyData, (data) => {
        const sent = new Map(collect(formWith(data), 'KEY'));
        data.rules.forEach(({ s }, at) => {
          expect(sent.get(`rules[${String(at)}][s]`)).toBe(s);
        });
        for (const [key, { n }] of Object.entries(data.items)) {
          expect(sent.get(`items[${key}][n]`)).toBe(n);
        }
      }),
    );
  });
});
