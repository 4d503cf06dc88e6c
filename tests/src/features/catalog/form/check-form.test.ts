import { afterEach, describe, expect, it } from 'vitest';
import { checkProductForm } from '../../../../../src/features/catalog/form/check-form';

const REQUIRED = 'This is a required field.';

function check(fields: string) {
  document.body.innerHTML = `<form>${fields}</form>`;
  const errors = checkProductForm(document.forms[0] as HTMLFormElement);
  return errors.map(({ control, text }) => [control.name, text]);
}
const field = (attributes: string) => check(`<input name="a" ${attributes}>`);

afterEach(() => {
  document.body.replaceChildren();
});

describe('checkProductForm', () => {
  it.each([
    ['required'],
    ['class="required"'],
    ['class="required-entry"'],
    ['aria-required="true"'],
    [`data-validate="{required:true}"`],
    [`data-validate='{"required": true}'`],
    ['required value="  " class="required-entry"'],
  ])('requires a field with %s [PROD-04]', (attributes) => {
    expect(field(attributes)).toEqual([['a', REQUIRED]]);
  });

  it.each([
    [''],
    ['class="required-entry" value="x"'],
    [`data-validate="{required:false}"`],
    ['required disabled'],
  ])('accepts a field with %s', (attributes) => {
    expect(field(attributes)).toEqual([]);
  });

  it('reports what another element has found at a field', () => {
    document.body.innerHTML = '<form><textarea name="a">long</textarea></form>';
    document.querySelector('textarea')?.setCustomValidity('Too long.');
    const errors = checkProductForm(document.forms[0] as HTMLFormElement);
    expect(errors.map(({ text }) => text)).toEqual(['Too long.']);
  });

  it('does not check fields without a name, and no buttons', () => {
    expect(check('<input required><button name="b" value="">Add</button>')).toEqual([]);
  });

  it('reports one error for a group of choices', () => {
    const radio = '<input type="radio" name="options[1]" class="required" value="1">';
    expect(check(radio + radio)).toEqual([['options[1]', REQUIRED]]);
    expect(check(radio + radio.replace('>', ' checked>'))).toEqual([]);
  });

  it('treats the checkboxes of a bundle option as a group, although their names differ', () => {
    const box = (id: number, more = '') =>
      `<input type="checkbox" name="bundle_option[3][${String(id)}]" value="${String(id)}" ${more}>`;
    const group = (more = '') => `<div class="field required">${box(7)}${box(8, more)}</div>`;
    expect(check(group())).toEqual([['bundle_option[3][7]', REQUIRED]]);
    expect(check(group('checked'))).toEqual([]);
  });

  it('has its own text for a choice of one of several', () => {
    const rules = `data-validate="{'validate-one-required-by-name':true}"`;
    expect(check(`<input type="radio" name="options[2]" ${rules}>`)).toEqual([
      ['options[2]', 'Please select one of the options.'],
    ]);
  });

  it('checks a quantity against the platform’s limits', () => {
    const qty = (value: string) =>
      check(
        `<input name="qty" value="${value}" data-validate="{'validate-item-quantity':{'minAllowed':2,'maxAllowed':10,'qtyIncrements':2}}">`,
      );
    expect(qty('4')).toEqual([]);
    expect([qty('1'), qty('12'), qty('3')].map((errors) => errors.length)).toEqual([1, 1, 1]);
    expect(qty('1')[0]?.[1]).toContain('2');
    expect(qty('12')[0]?.[1]).toContain('10');
  });

  it('reports the browser’s own constraints with the shop’s messages', () => {
    expect(field('type="email" value="ann"')).toEqual([
      ['a', 'Please enter a valid email address (Ex: johndoe@domain.com).'],
    ]);
    expect(field('type="email" value="ann@example.com"')).toEqual([]);
    expect(field('type="number" min="5" value="4"')).toEqual([
      ['a', 'Please enter a value greater than or equal to 5.'],
    ]);
    expect(field('type="number" max="5" value="6"')).toEqual([
      ['a', 'Please enter a value less than or equal to 5.'],
    ]);
  });

  it('lets decimals into a number field whose step the server has not written [GRPD-03]', () => {
    const member = (attributes: string) =>
      check(`<input type="number" name="super_group[1]" value="0.5" ${attributes}>`);
    expect(member(`data-validate="{'validate-grouped-qty':'#super-product-table'}"`)).toEqual([]);
    expect(member('min="1"')).toHaveLength(1);
    expect(member('step="1"')).toHaveLength(1);
  });

  it('requires a quantity of some product of a group, once everything else is valid [GRPD-03]', () => {
    const group = '<input name="super_group[7]" value=""><input name="super_group[8]" value="0">';
    const message = 'Please specify the quantity of product(s).';
    expect(check(group)).toEqual([['super_group[7]', message]]);
    expect(check(`${group}<input name="a" required>`)).toEqual([['a', REQUIRED]]);
    expect(check(`${group}<input name="super_group[9]" value="1">`)).toEqual([]);
  });
});
