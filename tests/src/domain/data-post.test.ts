import { expect, it } from 'vitest';
import { readDataPost } from '../../../src/domain/data-post';

it('reads the action and the fields of a link, whose values may be numbers', () => {
  const text =
    '{"action":"https:\\/\\/shop.example\\/wishlist\\/index\\/add\\/","data":{"product":1,"uenc":"aHR0","more":[1]}}';
  expect(readDataPost(text)).toEqual({
    action: 'https://shop.example/wishlist/index/add/',
    data: { product: '1', uenc: 'aHR0' },
  });
});

it.each([null, '', '{', '[]', '"text"', 'null', '{"data":{}}', '{"action":""}', '{"action":5}'])(
  'finds no post in %j',
  (text) => {
    expect(readDataPost(text)).toBeNull();
  },
);

it.each(['{"action":"/a"}', '{"action":"/a","data":null}', '{"action":"/a","data":"b"}'])(
  'finds a post without fields in %s',
  (text) => {
    expect(readDataPost(text)).toEqual({ action: '/a', data: {} });
  },
);
