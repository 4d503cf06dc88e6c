import { describe, expect, it } from 'vitest';
import type { ToolbarSettings } from '../../../../src/domain/listing/listing.types';
import { toolbarStep } from '../../../../src/domain/listing/toolbar-step';

const settings: ToolbarSettings = {
  names: {
    mode: 'product_list_mode',
    direction: 'product_list_dir',
    order: 'product_list_order',
    limit: 'product_list_limit',
  },
  defaults: { mode: 'grid', direction: 'asc', order: 'position', limit: '12' },
  isPost: false,
};

const shelf = 'https://shop.example/shelf.html';
const urlAfter = (from: string, control: 'mode' | 'direction' | 'order' | 'limit', value: string) =>
  toolbarStep(settings, `${shelf}${from}`, { control, value }).url.replace(shelf, '');

describe('a choice in the toolbar', () => {
  it('is a parameter of the address, beside those that are there [LIST-08]', () => {
    expect(urlAfter('?color=5&utm=x#top', 'order', 'price')).toBe(
      '?color=5&utm=x&product_list_order=price',
    );
    expect(urlAfter('', 'mode', 'list')).toBe('?product_list_mode=list');
    expect(urlAfter('', 'direction', 'desc')).toBe('?product_list_dir=desc');
    expect(urlAfter('?p=2', 'limit', '5')).toBe('?p=3&product_list_limit=5');
  });

  it('leaves no parameter for what the server shows anyway [LIST-09]', () => {
    expect(urlAfter('?product_list_order=price&color=5', 'order', 'position')).toBe('?color=5');
    expect(urlAfter('?product_list_dir=desc', 'direction', 'asc')).toBe('');
    expect(urlAfter('?product_list_mode=list', 'mode', 'grid')).toBe('');
    expect(urlAfter('?product_list_limit=24', 'limit', '12')).toBe('');
  });

  it.each([
    ['?p=3', '24', '?p=2&product_list_limit=24'],
    ['?p=2&product_list_limit=24', '12', '?p=3'],
    ['?p=2', '36', '?product_list_limit=36'],
    ['?p=4&product_list_limit=36', '24', '?product_list_limit=24&p=5'],
    ['?p=2', 'all', '?product_list_limit=all'],
    ['?p=nonsense', '24', '?product_list_limit=24'],
  ])('for the page size keeps the position: %s with %s is %s [LIST-11]', (from, value, to) => {
    expect(urlAfter(from, 'limit', value)).toBe(to);
  });

  it('keeps the position by the page size shown, where the address has none [LIST-11]', () => {
    const { url } = toolbarStep(settings, `${shelf}?p=3`, {
      control: 'limit',
      value: '9',
      limit: '36',
    });
    expect(url).toBe(`${shelf}?p=9&product_list_limit=9`);
  });

  it('for the mode drops the page, and so does one for the order or its direction [LIST-12]', () => {
    expect(urlAfter('?p=3', 'mode', 'list')).toBe('?product_list_mode=list');
    expect(urlAfter('?p=3', 'order', 'name')).toBe('?product_list_order=name');
    expect(urlAfter('?p=3', 'direction', 'desc')).toBe('?product_list_dir=desc');
  });

  it('is a field of a form where the shop has it posted, with those before [LIST-10]', () => {
    const posting = { ...settings, isPost: true };
    const step = toolbarStep(posting, `${shelf}?color=5&product_list_mode=list&p=2`, {
      control: 'order',
      value: 'position',
    });
    expect(step).toEqual({
      url: `${shelf}?color=5`,
      fields: { product_list_mode: 'list', product_list_order: 'position' },
    });
  });
});
