import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  noneOr,
  parseMaybeTwice,
  wireAmount,
  wireFlag,
  wireMap,
  wireNumber,
  wireText,
} from '../../../../src/api/wire/wire';

const read = (schema: v.GenericSchema, value: unknown): unknown => {
  const parsed = v.safeParse(schema, value);
  return parsed.success ? parsed.output : 'refused';
};

describe('values that the server sends in several formats', () => {
  it.each([
    [7, 7],
    ['7.50', 7.5],
    [' 7 ', 7],
    ['', 'refused'],
    [' ', 'refused'],
    ['x', 'refused'],
    [null, 'refused'],
    [Number.POSITIVE_INFINITY, 'refused'],
  ])('parses the number %j as %j', (value, expected) => {
    expect(read(wireNumber, value)).toBe(expected);
  });

  it.each([
    [7, 7],
    ['7', 7],
    ['', null],
    [null, null],
    [undefined, null],
    ['free', null],
  ])('parses the amount %j as %j', (value, expected) => {
    expect(read(v.object({ amount: wireAmount }), { amount: value })).toEqual({ amount: expected });
  });

  it.each([
    [true, true],
    [false, false],
    [1, true],
    [0, false],
    ['1', true],
    ['0', false],
    ['', false],
    ['false', false],
    ['true', true],
    [null, 'refused'],
  ])('parses the flag %j as %j', (value, expected) => {
    expect(read(wireFlag, value)).toBe(expected);
  });

  it('accepts a number as text', () => {
    expect(read(wireText, 7)).toBe('7');
    expect(read(wireText, null)).toBe('refused');
  });

  it('parses [] and null as null, and anything else by its schema', () => {
    const schema = noneOr(v.object({ a: v.number() }));
    expect(read(schema, [])).toBeNull();
    expect(read(schema, null)).toBeNull();
    expect(read(schema, { a: 1 })).toEqual({ a: 1 });
    expect(read(schema, [1])).toBe('refused');
  });

  it('parses [] as an empty map', () => {
    expect(read(wireMap(v.number()), [])).toEqual({});
    expect(read(wireMap(v.number()), { a: 1 })).toEqual({ a: 1 });
    expect(read(wireMap(v.number()), { a: 'x' })).toBe('refused');
  });

  it.each([
    ['{"a":1}', { a: 1 }],
    ['"{\\"a\\":1}"', { a: 1 }],
    [JSON.stringify(JSON.stringify('[1]')), '[1]'],
    ['[1]', [1]],
    [['1'], ['1']],
    ['"word"', 'word'],
    ['word', 'word'],
    ['{"a":', '{"a":'],
    [{ a: '1' }, { a: '1' }],
    [null, null],
  ])('parses JSON in JSON twice at most: %j', (value, expected) => {
    expect(parseMaybeTwice(value)).toEqual(expected);
  });
});
