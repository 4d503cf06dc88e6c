import { expect, it } from 'vitest';
import { numberedFields } from '../../../../src/domain/catalog/numbered-fields';

it('numbers the values of a list, so that each field has a name of its own', () => {
  expect(
    numberedFields([
      ['qty', '2'],
      ['links[]', '4'],
      ['options[9][]', '1'],
      ['links[]', '5'],
      ['options[9][3]', '6'],
    ]),
  ).toEqual([
    ['qty', '2'],
    ['links[0]', '4'],
    ['options[9][0]', '1'],
    ['links[1]', '5'],
    ['options[9][3]', '6'],
  ]);
});
