import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkForm } from '../../../../../src/features/shared/form/check-form';
import { loadRules } from '../../../../../src/features/shared/form/control-check';
import { validators } from '../../../../../src/state/extensions/extensions';

async function form(fields: string): Promise<HTMLFormElement> {
  document.body.innerHTML = `<form>${fields}</form>`;
  const [own] = document.forms;
  if (own === undefined) throw new Error('no form');
  await loadRules(own, {});
  return own;
}
const errorsOf = (own: HTMLFormElement, kind = {}) =>
  checkForm(own, kind).map(({ control, text }) => [control.name, text]);

beforeEach(async () => {
  await form('<input name="a" data-validate="{equalTo:true}">');
});
afterEach(() => {
  document.body.replaceChildren();
});

it('compares a field with the one that its rule refers to', async () => {
  const own = await form(`<input id="password" name="password" value="Secret12">
    <input name="confirmation" value="Secret21" data-validate="{required:true, equalTo:'#password'}">
    <input name="again" value="other" data-validate="{equalTo:'[name=password]'}">
    <input name="lost" value="x" data-validate="{equalTo:'#no-such['}">`);
  const message = 'Please enter the same value again.';
  expect(errorsOf(own)).toEqual([
    ['confirmation', message],
    ['again', message],
  ]);
});

it('reads the limits of a rule from the field’s attributes and class names', async () => {
  const own = await form(`
    <input name="password" value="Ab1!" data-password-min-length="4" data-password-min-character-sets="4" data-validate="{'validate-customer-password':true}">
    <input name="new" value="Ab1" data-password-min-length="4" data-validate="{'validate-customer-password':true}">
    <input name="age" value="120" class="input-text validate-digits-range digits-range-1-100">`);
  expect(errorsOf(own)).toEqual([
    [
      'new',
      'Minimum length of this field must be equal or greater than 4 symbols. Leading and trailing spaces will be ignored.',
    ],
    ['age', 'The value is not within the specified range.'],
  ]);
});

it('tests by a merchant’s rule, and by those of the kind of form', async () => {
  const remove = validators.register('validate-even', (value) =>
    Number(value) % 2 === 0 ? null : 'Even numbers only.',
  );
  const own = await form(`<input name="a" value="3" class="validate-even">
    <input name="b" value="x" data-validate="{'own-rule':true}">`);
  const rules = { 'own-rule': () => ({ key: 'Not %1.', params: ['this'] }) };
  expect(errorsOf(own, { rules })).toEqual([
    ['a', 'Even numbers only.'],
    ['b', 'Not this.'],
  ]);
  remove();
  expect(errorsOf(own)).toEqual([]);
});

it('does not check what the shopper does not see, unless the kind of form does', async () => {
  const own = await form(`<div hidden><input name="a" class="required-entry"></div>
    <input name="b" class="required-entry" disabled>
    <label hidden><input type="radio" name="c" required></label>`);
  expect(errorsOf(own)).toEqual([]);
  expect(errorsOf(own, { checksHidden: true }).map(([name]) => name)).toEqual(['a', 'c']);
});
