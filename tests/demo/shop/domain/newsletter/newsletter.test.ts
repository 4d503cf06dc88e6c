// @vitest-environment node
import { afterAll, beforeAll, expect, it } from 'vitest';

import type { DemoShop } from '../../../../../demo/shop/app';
import { openShop, Visitor } from '../../../visitor';

let shop: DemoShop;
let visitor: Visitor;
beforeAll(async () => {
  shop = openShop();
  visitor = new Visitor(shop);
  visitor.isScript = false;
  await visitor.arrive();
});
afterAll(() => {
  shop.close();
});

const messages = (): readonly { type: string; text: string }[] =>
  JSON.parse(visitor.cookie('mage-messages') || '[]') as { type: string; text: string }[];

it.each([
  ['reader@example.com', 'success', 'Thank you for your subscription.'],
  ['Reader@example.com', 'error', 'This email address is already subscribed.'],
  ['nope', 'error', 'Please enter a valid email address.'],
])('answers %s by a redirect with a message', async (email, type, text) => {
  visitor.cookies.delete('mage-messages');
  const answer = await visitor.post('/newsletter/subscriber/new/', { email });
  expect([answer.status, answer.text]).toEqual([302, '']);
  expect(messages()).toEqual([{ type, text }]);
});

it('returns no message for an empty address', async () => {
  visitor.cookies.delete('mage-messages');
  expect((await visitor.post('/newsletter/subscriber/new/', { email: '' })).status).toBe(302);
  expect(messages()).toEqual([]);
});

it('requires the form key', async () => {
  visitor.cookies.delete('mage-messages');
  const fields = { email: 'other@example.com', form_key: 'wrong' };
  await visitor.post('/newsletter/subscriber/new/', fields);
  expect(messages()).toEqual([
    { type: 'error', text: 'Invalid Form Key. Please refresh the page.' },
  ]);
});

it.each([
  ['reader@example.com', true],
  ['other@example.com', false],
  ['nope', false],
])('tells whether %s is subscribed', async (email, subscribed) => {
  const { body } = await visitor.get(`/newsletter/ajax/status/?email=${encodeURIComponent(email)}`);
  expect(body).toEqual({ subscribed, errors: false });
});
