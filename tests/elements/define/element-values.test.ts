import { beforeEach, describe, expect, it, vi } from 'vitest';

import { ElementValues } from '../../../elements/define/element-values';
import type { ElementMeta } from '../../../elements/element-meta';
import { forgetReports } from '../../../src/platform/console';

const meta: ElementMeta = {
  tag: 'till-values',
  area: 'content',
  file: 'own',
  summary: '',
  description: '',
  attributes: {
    maxItems: { type: 'number', default: 10, description: '' },
    icons: { type: 'json', default: { card: true }, description: '' },
    heading: { type: 'string', default: 'Cart', description: '' },
  },
  events: [],
  fallback: '',
  example: '',
};

const element = (html: string) => {
  document.body.innerHTML = html;
  const host = document.body.firstElementChild as HTMLElement;
  const values = new ElementValues(host, meta);
  values.adoptEarly();
  values.readOwnConfig();
  return { host, values };
};

beforeEach(() => {
  forgetReports();
});

describe('ElementValues', () => {
  it('prefers the set property to the attribute, that to the script inside, that to the default', () => {
    const { host, values } = element(
      `<div max-items="3"><script type="application/json" data-till-config>{"maxItems": 5}</script></div>`,
    );
    values.set('maxItems', 7);
    expect(values.get('maxItems')).toBe(7);
    values.set('maxItems', undefined);
    expect(values.get('maxItems')).toBe(3);
    host.removeAttribute('max-items');
    expect(values.get('maxItems')).toBe(5);
    values.set('maxItems', 0);
    expect(values.get('maxItems')).toBe(0);
    expect(element('<div></div>').values.get('maxItems')).toBe(10);
  });

  it('lets a later attribute override a set property', () => {
    const { host, values } = element('<div></div>');
    values.set('maxItems', 7);
    host.setAttribute('max-items', '2');
    values.attributeChanged('maxItems');
    expect(values.get('maxItems')).toBe(2);
  });

  it('takes over properties that were set before the definition', () => {
    document.body.innerHTML = '<div></div>';
    const host = document.body.firstElementChild as HTMLElement;
    const icons = { visa: () => 'icon' };
    Object.assign(host, { icons });
    const values = new ElementValues(host, meta);
    values.adoptEarly();
    expect(values.get('icons')).toBe(icons);
    expect(Object.hasOwn(host, 'icons')).toBe(false);
    expect(host.hasAttribute('icons')).toBe(false);
  });

  it('parses one JSON text into one object', () => {
    const { values } = element(`<div icons='{"visa": 1}'></div>`);
    expect(values.get('icons')).toEqual({ visa: 1 });
    expect(values.get('icons')).toBe(values.get('icons'));
  });

  it('warns once about malformed JSON, naming the attribute and the default that is used', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const { values } = element('<div icons="{visa}"></div>');
    expect(values.all().icons).toEqual({ card: true });
    values.all();
    expect(warn).toHaveBeenCalledOnce();
    expect(warn.mock.calls[0]?.[0]).toMatch(/<till-values>.*"icons".*\{"card":true\}/);
  });

  it('ignores a malformed script inside and warns', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const { values } = element(
      `<div><script type="application/json" data-till-config>{heading}</script></div>`,
    );
    expect(values.get('heading')).toBe('Cart');
    expect(warn).toHaveBeenCalledOnce();
  });
});
