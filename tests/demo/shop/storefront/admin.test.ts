// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import type { DemoShop } from '../../../../demo/shop/app';
import { openShop } from '../../visitor';

let shop: DemoShop;
let cookies: Map<string, string>;

/** Sends a request as this browser, which keeps its cookies. */
async function send(path: string, fields?: Readonly<Record<string, string>>) {
  const response = await shop.app.fetch(
    new Request(new URL(path, 'http://shop.example/'), {
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(fields !== undefined && { method: 'POST', body: new URLSearchParams({ ...fields }) }),
    }),
  );
  for (const cookie of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    cookies.set(name, value);
  }
  return {
    status: response.status,
    location: response.headers.get('location') ?? '',
    text: await response.text(),
  };
}

const keyIn = (text: string): string =>
  /name="form_key" type="hidden" value="(\w+)"/.exec(text)?.[1] ?? '';

async function signIn(password = 'admin123') {
  const { text } = await send('/admin/');
  return send('/admin/', {
    'login[username]': 'admin',
    'login[password]': password,
    form_key: keyIn(text),
  });
}

/** Opens the form of a new block; returns where it is saved, and the form key. */
async function newBlock() {
  const list = await send('/admin/');
  const url = /data-href="([^"]+)"/.exec(list.text)?.[1] ?? '';
  const page = await send(url);
  const save = /"submit_url":"([^"]+)"/.exec(page.text)?.[1] ?? '';
  return { url, save, formKey: keyIn(page.text) };
}

beforeEach(() => {
  shop = openShop();
  cookies = new Map();
});
afterEach(() => {
  shop.close();
});

describe('the administration', () => {
  it('shows its sign-in at every address, and tells a script that the session has ended', async () => {
    for (const path of ['/admin/', '/admin/cms/block/new/', '/admin/constructor/__proto__/x/']) {
      expect(await send(path)).toMatchObject({ status: 200 });
      expect((await send(path)).text).toContain('id="login-form"');
    }
    const { text } = await send('/admin/cms/block/save/', { isAjax: 'true' });
    expect(JSON.parse(text)).toEqual({
      ajaxExpired: 1,
      ajaxRedirect: 'http://shop.example/admin/',
    });
    expect(cookies.has('admin')).toBe(false);
  });

  it('refuses a wrong password', async () => {
    const { text } = await signIn('wrong');
    expect(text).toContain('The account sign-in was incorrect');
  });

  it.each([undefined, 'wrong', ''])('refuses a sign-in with the form key %j', async (key) => {
    await send('/admin/');
    const { text, status } = await send('/admin/', {
      'login[username]': 'admin',
      'login[password]': 'admin123',
      ...(key !== undefined && { form_key: key }),
    });
    expect(status).toBe(200);
    expect(text).toContain('Invalid Form Key');
    expect(cookies.has('admin')).toBe(false);
  });

  it('duplicates a block under an identifier that is free', async () => {
    await signIn();
    const { save, formKey } = await newBlock();
    const block = { 'store_id[0]': '0', content: 'x', form_key: formKey };
    for (const identifier of ['a-1', 'a-3', 'a']) {
      const back = identifier === 'a' ? 'duplicate' : 'continue';
      await send(save, { ...block, title: identifier, identifier, back });
    }
    const { text } = await send('/admin/');
    const found = [...text.matchAll(/<td>(a[^<]*)<\/td>/g)].map(([, identifier]) => identifier);
    expect(found).toEqual(['a-1', 'a-3', 'a', 'a-2']);
  });

  it('refuses an address or a form with a foreign key, as recorded', async () => {
    await signIn();
    const { url, save, formKey } = await newBlock();
    const foreign = url.replace(/key\/\w{4}/, 'key/0000');
    expect(await send(foreign)).toMatchObject({ status: 302 });
    expect((await send(save, { form_key: 'wrong' })).location).toContain('/cms/block/index/');
    const ajax = { isAjax: 'true' };
    expect(JSON.parse((await send(foreign, ajax)).text)).toEqual({
      error: true,
      message: 'You entered an invalid Secret Key. Please refresh the page.',
    });
    expect(JSON.parse((await send(save, { ...ajax, form_key: 'x' })).text)).toEqual({
      error: true,
      message: 'Invalid Form Key. Please refresh the page.',
    });
    expect(formKey).toHaveLength(16);
  });

  it('saves a block without a title, and refuses an identifier that is taken', async () => {
    await signIn();
    const { save, formKey } = await newBlock();
    const block = {
      block_id: '',
      title: '',
      identifier: 'home-notice',
      is_active: '1',
      'store_id[0]': '0',
      content: '<p>x</p>',
      back: 'continue',
      form_key: formKey,
    };
    const saved = await send(save, block);
    expect(saved.location).toMatch(/\/admin\/cms\/block\/edit\/block_id\/\d+\/key\/\w+\/$/);
    expect((await send(saved.location)).text).toContain('You saved the block.');
    const refused = await send(save, { ...block, title: 'Again' });
    const page = await send(refused.location);
    expect(page.text).toContain('A block identifier with the same properties already exists');
    expect(page.text).toContain('"title":"Again"');
    expect((await send('/')).text).toContain('<p>x</p>');
  });

  it('shows a block to nobody but the visitor who wrote it', async () => {
    await signIn();
    const { save, formKey } = await newBlock();
    await send(save, {
      title: 'x',
      identifier: 'home-notice',
      is_active: '1',
      'store_id[0]': '0',
      content: '<p>mine</p>',
      form_key: formKey,
    });
    const own = new Map(cookies);
    cookies = new Map();
    expect((await send('/')).text).not.toContain('<p>mine</p>');
    cookies = own;
    const demo = await send('/demo/');
    const key = /name="form_key" value="(\w+)"/.exec(demo.text)?.[1] ?? '';
    expect((await send('/')).text).toContain('<p>mine</p>');
    await send('/demo/do/reset', { form_key: key });
    expect((await send('/')).text).not.toContain('<p>mine</p>');
  });

  it('ends with a sign-out', async () => {
    await signIn();
    const { text } = await send('/admin/');
    await send(/class="account-signout" href="([^"]+)"/.exec(text)?.[1] ?? '');
    expect((await send('/admin/')).text).toContain('id="login-form"');
  });
});
