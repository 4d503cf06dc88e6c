import { expect, it } from 'vitest';
import { parseToolbar } from '../../../../src/api/page-config/toolbar';

it('reads the toolbar’s names and defaults from the page', () => {
  const config = {
    mode: 'm',
    direction: 'd',
    order: 'o',
    limit: 'l',
    modeDefault: 'list',
    directionDefault: 'desc',
    orderDefault: 'relevance',
    limitDefault: 10,
    url: 'https://shop.example/shelf.html',
    formKey: 'abc',
    post: true,
  };
  expect(parseToolbar({ init: { '#': { productListToolbarForm: config } } })).toEqual({
    names: { mode: 'm', direction: 'd', order: 'o', limit: 'l' },
    defaults: { mode: 'list', direction: 'desc', order: 'relevance', limit: '10' },
    isPost: true,
  });
});

it('has defaults for a page without: a grid of 9 by position, ascending [LIST-13]', () => {
  const { names, defaults, isPost } = parseToolbar({ init: {} });
  expect(defaults).toEqual({ mode: 'grid', direction: 'asc', order: 'position', limit: '9' });
  expect(names.mode).toBe('product_list_mode');
  expect(isPost).toBe(false);
});
