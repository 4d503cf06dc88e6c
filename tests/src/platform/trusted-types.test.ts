import { afterEach, expect, it, vi } from 'vitest';
import { textOf } from '../../../src/platform/text/decode';
import { trustedReference } from '../../../src/platform/trusted-types';

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each(['<b>', '&lt;<b>', '&amp;&amp;', '&oslash', '&oslash;<img src=x>', '&#x3c;\n', ''])(
  'makes no HTML of %j trusted',
  (html) => {
    expect(() => trustedReference(html)).toThrow(TypeError);
  },
);

it('shows a reference that the server’s escaping does not write as it is where the page allows no policy', () => {
  vi.stubGlobal('trustedTypes', {
    createPolicy: () => {
      throw new TypeError('Refused');
    },
  });
  expect(textOf('&Aogon; &amp; &quot;')).toBe('&Aogon; & "');
});

it('makes each reference trusted by the policy that the page allows', () => {
  const createPolicy = vi.fn((_name: string, rules: object) => rules);
  vi.stubGlobal('trustedTypes', { createPolicy });
  expect(textOf('&Ccaron;&Ccaron;&Dcaron;')).toBe('ČČĎ');
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['till-sdk']);
});
