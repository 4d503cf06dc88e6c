import { describe, expect, it } from 'vitest';
import { firstTab, flagOf, jsonOf, numberOf } from '../../../../src/domain/content/settings';

const limits = { fallback: 7, least: 0, most: 100 };

describe('flagOf', () => {
  it.each(['true', '1', ' TRUE '])('is on for %j', (text) => {
    expect(flagOf(text)).toBe(true);
  });

  it.each(['false', '0', '', 'yes', '"true"', '<b>true</b>', null, undefined])(
    'is off for %j',
    (text) => {
      expect(flagOf(text)).toBe(false);
    },
  );
});

describe('numberOf', () => {
  it.each([
    ['12', 12],
    [' 0.5 ', 0.5],
    ['-3', 0],
    ['1e99', 100],
    ['Infinity', 100],
    ['', 7],
    ['  ', 7],
    ['NaN', 7],
    ['12px', 7],
    [null, 7],
    [undefined, 7],
  ])('reads %j as %j', (text, number) => {
    expect(numberOf(text, limits)).toBe(number);
  });
});

describe('jsonOf', () => {
  it('reads JSON, also with quotes escaped by the page builder', () => {
    expect(jsonOf('{"a":1}')).toEqual({ a: 1 });
    expect(jsonOf('{\\"desktop_image\\":\\"/a.jpg\\"}')).toEqual({ desktop_image: '/a.jpg' });
  });

  it.each(['', '{', '<b>', null, undefined])('is null for %j', (text) => {
    expect(jsonOf(text)).toBeNull();
  });
});

describe('firstTab', () => {
  it('is 0 by default, and where the setting names no tab [TABS-01]', () => {
    for (const text of [undefined, null, '', 'second', '-1', '3', '1e9', '0.5', '[]']) {
      expect(firstTab(text, 3)).toBe(0);
    }
    expect(firstTab('2', 3)).toBe(2);
  });
});
