import { describe, expect, it } from 'vitest';

import { changeValue, switchDefault } from '../../../../src/domain/admin-form/change-form';
import { collect, filtered } from '../../../../src/domain/admin-form/collect-form';
import { app, field, fieldset, formOf, named, toggle } from './configured';

const find = () => undefined;

describe('the fields of a form as they are posted', () => {
  it('are all of the server’s data as it came, and the form key [AFORM-21]', () => {
    const data = { a: 'x', extra: { deep: [1, null, true], none: [] }, date: null };
    const form = formOf(app({ set: fieldset({ a: field('input') }) }, data));
    expect(collect(form, 'KEY')).toEqual([
      ['a', 'x'],
      ['extra[deep][0]', '1'],
      ['extra[deep][1]', ''],
      ['extra[deep][2]', 'true'],
      ['date', ''],
      ['form_key', 'KEY'],
    ]);
  });

  it('have what a field starts with where the server has sent nothing', () => {
    const fields = { id: field('input', { visible: false }), on: toggle({ default: '1' }) };
    const form = formOf(
      app({ set: fieldset({ ...fields, list: field('multiselect', { default: '0' }) }) }),
    );
    expect(collect(form, 'KEY')).toEqual([
      ['id', ''],
      ['on', '1'],
      ['list[0]', '0'],
      ['form_key', 'KEY'],
    ]);
  });

  it('have changed values at their places, and what the button adds', () => {
    const form = formOf(
      app(
        { set: fieldset({ a: field('input', {}, 'rows.1.name') }) },
        { rows: [{ name: 'x' }, { name: 'y' }], z: '1' },
      ),
    );
    const changed = changeValue(form, named('a'), 'new', find);
    expect(collect(changed, 'KEY', { back: 'close' })).toEqual([
      ['rows[0][name]', 'x'],
      ['rows[1][name]', 'new'],
      ['z', '1'],
      ['back', 'close'],
      ['form_key', 'KEY'],
    ]);
  });

  it('say of which fields the wider scope is used, and where that has ended [AFORM-21]', () => {
    const service = { service: { template: 'ui/form/element/helper/service' } };
    const form = formOf(
      app({
        set: fieldset({
          a: field('input', { ...service, disabled: true }),
          b: field('input', service),
        }),
      }),
    );
    const flags = (one: typeof form) =>
      collect(one, 'KEY').filter(([name]) => name.startsWith('use_default'));
    expect(flags(form)).toEqual([['use_default[a]', '1']]);
    expect(flags(switchDefault(form, named('a'), false, find))).toEqual([['use_default[a]', '0']]);
  });

  it.each(['__proto__', 'constructor', 'hasOwnProperty'])('may be called %s', (key) => {
    const data = JSON.parse(`{"${key}":{"a":"x"},"b":"y"}`) as Record<string, unknown>;
    const form = formOf(app({ set: fieldset({ a: field('input', {}, `${key}.a`) }) }, data));
    expect(collect(changeValue(form, named('a'), 'new', find), 'KEY')).toEqual([
      [`${key}[a]`, 'new'],
      ['b', 'y'],
      ['form_key', 'KEY'],
    ]);
    expect(({} as { a?: unknown }).a).toBeUndefined();
  });

  it.each(['2', true, false, ''])('keep %j of a checkbox that nobody used', (known) => {
    const form = formOf(app({ set: fieldset({ a: toggle() }) }, { a: known }));
    expect(collect(form, 'KEY')[0]).toEqual(['a', String(known)]);
    const used = changeValue(form, named('a'), '1', find);
    expect(collect(used, 'KEY')[0]).toEqual(['a', '1']);
  });

  it('are filtered for the check: what was prepared replaces what is shown [AFORM-24]', () => {
    const data = { a: 'shown', 'a-prepared-for-send': 'sent', b: 'x' };
    const form = formOf(app({ set: fieldset({}) }, data));
    expect(filtered(collect(form, 'KEY'))).toEqual([
      ['a', 'sent'],
      ['b', 'x'],
      ['form_key', 'KEY'],
    ]);
  });
});
