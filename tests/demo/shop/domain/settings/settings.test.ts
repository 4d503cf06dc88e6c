// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import type { DemoShop } from '../../../../../demo/shop/app';
import { defaultSettings } from '../../../../../demo/shop/domain/settings/settings';
import { newDatabaseFile, openShop, Visitor } from '../../../visitor';

describe('a visitor’s settings', () => {
  let file: string;
  let shop: DemoShop;
  let visitor: Visitor;
  beforeEach(() => {
    file = newDatabaseFile();
    shop = openShop(file);
    visitor = new Visitor(shop);
  });
  afterEach(() => {
    shop.close();
  });

  const set = (change: unknown, by = visitor) =>
    by.send('PUT', '/demo/settings', JSON.stringify(change));
  const settings = async (of = visitor) => (await of.get('/demo/settings')).body;

  it('are a stock shop’s to begin with, and leave no cookie', async () => {
    expect(await settings()).toEqual(defaultSettings);
    await visitor.arrive();
    expect(visitor.cookies.has('demo_visitor')).toBe(false);
  });

  it('change where named, hold for this visitor only and outlive login and restart', async () => {
    const neighbour = new Visitor(shop);
    await set({ taxDisplay: 'both' }, neighbour);
    const { body } = await set({ taxDisplay: 'including', captcha: ['user_login'] });
    const changed = { ...defaultSettings, taxDisplay: 'including', captcha: ['user_login'] };
    expect(body).toEqual(changed);
    await visitor.arrive();
    await visitor.logIn();
    shop.close();
    shop = openShop(file);
    const back = new Visitor(shop);
    for (const [name, value] of visitor.cookies) back.cookies.set(name, value);
    expect(await settings(back)).toEqual(changed);
    expect((await back.send('DELETE', '/demo/settings')).body).toEqual(defaultSettings);
    expect(await settings(back)).toEqual(defaultSettings);
  });

  it.each([
    ['an unknown name', { colour: 'red' }],
    ['a wrong type', { guestCheckout: 'yes' }],
    ['a value that is not offered', { taxDisplay: 'sometimes' }],
    ['a form twice', { captcha: ['user_login', 'user_login'] }],
    ['an unknown form', { captcha: ['contact'] }],
    ['a fraction', { minimumOrder: 1.5 }],
    ['too much', { clockOffset: 1e9 }],
    ['a list', []],
    ['a prototype’s name', { taxDisplay: 'toString' }],
  ])('refuse %s and keep nothing', async (_what, change) => {
    expect((await set(change)).status).toBe(400);
    expect(await settings()).toEqual(defaultSettings);
  });

  it('reach the calls: the checkout learns of an account only where that is on', async () => {
    const ask = async (by: Visitor) =>
      (await by.rest('POST', 'customers/isEmailAvailable', { customerEmail: 'jane@example.com' }))
        .body;
    expect(await ask(visitor)).toBe(true);
    await set({ emailAvailability: true });
    expect(await ask(visitor)).toBe(false);
    expect(await ask(new Visitor(shop))).toBe(true);
  });
});
