import { expect, it } from 'vitest';
import { charactersLeft, lengthOf } from '../../../src/domain/characters';

it.each([
  ['', 0],
  ['salt', 4],
  ['a\r\nb', 3],
  ['a\nb', 3],
  ['a\rb', 3],
  ['😀é', 2],
])('counts %j as %i characters, as the server does', (text, length) => {
  expect(lengthOf(text)).toBe(length);
});

it('counts down to the maximum and beyond it [COUNT-01]', () => {
  expect([charactersLeft('sal', 4), charactersLeft('salt', 4), charactersLeft('salty', 4)]).toEqual(
    [1, 0, -1],
  );
});
