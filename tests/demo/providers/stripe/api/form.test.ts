import { describe, expect, it } from 'vitest';

import { part, readForm, text, texts } from '../../../../../demo/providers/stripe/api/form';

const read = (form: string) => readForm(new URLSearchParams(form));

describe('readForm', () => {
  it('opens brackets, numbers and empty ones', () => {
    const form = read('a=1&b[c][d]=2&e[]=x&e[]=y&f[0][g]=3&f[1][g]=4');
    expect(text(form, 'a')).toBe('1');
    expect(text(part(part(form, 'b'), 'c'), 'd')).toBe('2');
    expect(texts(form, 'e')).toEqual({ '0': 'x', '1': 'y' });
    expect(text(part(part(form, 'f'), '1'), 'g')).toBe('4');
  });

  it('takes the last of two values, and a group for no text', () => {
    expect(text(read('a=1&a=2'), 'a')).toBe('2');
    expect(text(read('a[b]=1'), 'a')).toBeNull();
    expect(part(read('a=1'), 'a')).toEqual({});
  });

  it('touches no prototype', () => {
    read('__proto__[polluted]=1&constructor[prototype][polluted]=1');
    expect({}).not.toHaveProperty('polluted');
  });
});
