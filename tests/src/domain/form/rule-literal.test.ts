import { describe, expect, it } from 'vitest';
import { readRules } from '../../../../src/domain/form/rule-literal';

describe('rules in markup', () => {
  it.each([
    [`{required:true, 'validate-email':true}`, { required: true, 'validate-email': true }],
    [
      `{"required-number":true,"validate-item-quantity":{"maxAllowed":10,"qtyIncrements":2}}`,
      { 'required-number': true, 'validate-item-quantity': { maxAllowed: 10, qtyIncrements: 2 } },
    ],
    [`{required:true, equalTo:'#password'}`, { required: true, equalTo: '#password' }],
    [
      `{\n number:true,\n 'less-than-equals-to':'#price_to'\n }`,
      { number: true, 'less-than-equals-to': '#price_to' },
    ],
    [`{"validate-item-quantity":[]}`, { 'validate-item-quantity': [] }],
    [`{'a': {'dateFormat': "M\\/dd\\/y"}}`, { a: { dateFormat: 'M/dd/y' } }],
    [`{a: [-1, .5, 2., 1e3,], b: null, c: false,}`, { a: [-1, 0.5, 2, 1000], b: null, c: false }],
    [
      `{a: 'it\\'s "\\u0041\\-B"\\n', required-entry: true}`,
      { a: `it's "A-B"\n`, 'required-entry': true },
    ],
    ['{}', {}],
  ])('reads %s', (text, rules) => {
    expect(readRules(text)).toEqual(rules);
  });

  it('keeps the order of the rules', () => {
    expect(Object.keys(readRules(`{b:true, a:true, 'c':1}`))).toEqual(['b', 'a', 'c']);
  });

  it.each([
    ['', {}],
    ['required', {}],
    ['{required:true', { required: true }],
    ['{required:true, email:', { required: true }],
    ['{required:true, email:alert(1), b:true}', { required: true }],
    [`{required:true, a:1 'email':true}`, { required: true }],
    [`{a:'open}`, {}],
    ['{a:[1 2]}', {}],
    ['{a:tru}', {}],
    ['{a true}', {}],
    ['{,}', {}],
  ])('keeps what stands before the fault in %s', (text, rules) => {
    expect(readRules(text)).toEqual(rules);
  });

  it('reads names of the language’s own objects as plain entries', () => {
    const rules = readRules('{__proto__: {required: true}, constructor: true}');
    expect(Object.keys(rules)).toEqual(['__proto__', 'constructor']);
    expect(Object.getPrototypeOf(rules)).toBe(Object.prototype);
  });
});
