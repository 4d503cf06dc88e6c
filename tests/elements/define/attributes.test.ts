import { describe, expect, it, vi } from 'vitest';

import { allMetas } from '../../../elements/all-meta';
import { attributeName, attributeValue } from '../../../elements/define/attributes';
import type { AttributeMeta } from '../../../elements/element-meta';

const attribute = (type: AttributeMeta['type'], initial?: unknown): AttributeMeta => ({
  type,
  description: '',
  ...(initial === undefined ? {} : { default: initial }),
});

describe('attributeValue', () => {
  it.each<[AttributeMeta, string | null, unknown]>([
    [attribute('boolean'), null, false],
    [attribute('boolean'), '', true],
    [attribute('boolean'), 'on', true],
    [attribute('boolean'), '0', true],
    [attribute('boolean'), 'false', false],
    [attribute('boolean'), ' FALSE ', false],
    [attribute('boolean', true), null, true],
    [attribute('string', 'basket'), null, 'basket'],
    [attribute('string', 'basket'), '', 'basket'],
    [attribute('string', 'basket'), 'bag', 'bag'],
    [attribute('string'), null, undefined],
    [attribute('number', 3), '', 3],
    [attribute('number', 3), '0', 0],
    [attribute('number', 3), '-1.5', -1.5],
    [attribute('json', []), null, []],
    [attribute('json'), '{"a":[1]}', { a: [1] }],
    [attribute('json', 1), 'null', null],
  ])('%o parses %j as %j', (meta, text, value) => {
    const complain = vi.fn();
    expect(attributeValue(text, meta, complain)).toEqual(value);
    expect(complain).not.toHaveBeenCalled();
  });

  it.each<[AttributeMeta, string, unknown]>([
    [attribute('number', 3), '3 items', 3],
    [attribute('json', { a: 1 }), '{a: 1}', { a: 1 }],
  ])('%o reports %j and uses the default', (meta, text, value) => {
    const complain = vi.fn();
    expect(attributeValue(text, meta, complain)).toEqual(value);
    expect(complain).toHaveBeenCalledOnce();
  });
});

it.each([
  ['maxItems', 'max-items'],
  ['url', 'url'],
  ['line2Label', 'line2-label'],
])('writes the property %s as the attribute %s', (property, name) => {
  expect(attributeName(property)).toBe(name);
});

it.each(allMetas)('$tag has no property that every HTML element has', ({ attributes }) => {
  const reserved = ['container', 'key', 'ref'];
  const clashes = Object.keys(attributes).filter(
    (property) => property in HTMLElement.prototype || reserved.includes(property),
  );
  expect(clashes).toEqual([]);
});
