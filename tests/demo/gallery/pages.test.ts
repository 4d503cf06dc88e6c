import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { DemoShop } from '../../../demo/shop/app';
import { galleryElements } from '../../../demo/gallery/surface';
import { openShop, Visitor } from '../visitor';

describe('the gallery of elements', () => {
  let shop: DemoShop;
  let visitor: Visitor;

  beforeAll(() => {
    shop = openShop();
    visitor = new Visitor(shop);
  });
  afterAll(() => {
    shop.close();
  });

  it('lists every element', async () => {
    const { status, text, headers } = await visitor.get('/gallery');
    expect(status).toBe(200);
    expect(headers.get('content-security-policy')).toContain("script-src 'self'");
    for (const { tag } of galleryElements) expect(text).toContain(`&lt;${tag}&gt;`);
  });

  it('finds elements without scripts', async () => {
    const { text } = await visitor.get('/gallery?q=Checkout+has+this+in+none');
    expect(text).toContain('No element is called or described like that.');
    const hiddenCards = (page: string) => page.match(/class="card"[^>]* hidden/g)?.length ?? 0;
    expect(hiddenCards(text)).toBe(galleryElements.length);
    expect(hiddenCards((await visitor.get('/gallery?q=till-breadcrumbs')).text)).toBe(
      galleryElements.length - 1,
    );
  });

  it.each(galleryElements)('has a page for <$tag> with all that it can do', async (element) => {
    const { status, text } = await visitor.get(`/gallery/${element.tag}`);
    expect(status).toBe(200);
    for (const { name } of element.attributes) expect(text).toContain(`name="attr.${name}"`);
    for (const { name } of element.properties) expect(text).toContain(`name="${name}"`);
    for (const { name } of element.events) expect(text).toContain(name);
    expect(text).not.toMatch(/ (?:style|on[a-z]+)=|<style|<script(?![^>]* src)/);
  });

  it('keeps what is chosen in the address, without scripts', async () => {
    const { text } = await visitor.get(
      '/gallery/till-cart?state=empty&width=phone&attr.continue-url=%22%3E%3Cb%3E&--till-radius=3',
    );
    expect(text).toContain('value="empty" checked');
    expect(text).toContain('value="phone" checked');
    expect(text).toContain('name="--till-radius" form="play"');
    expect(text).toContain('--till-radius: 3px;');
    expect(text).not.toContain('"><b>');
  });

  it('returns the state that follows from a choice', async () => {
    const { body } = await visitor.get('/gallery/till-cart/choice?attr.continue-url=%2Fbooks');
    expect(body).toEqual({
      attributes: { 'continue-url': '/books' },
      properties: {},
      html: '<till-cart continue-url="/books"></till-cart>',
      css: '',
    });
  });

  it('has no page for what is no element', async () => {
    for (const path of ['/gallery/till-none', '/gallery/till-none/preview']) {
      expect((await visitor.get(path)).status).toBe(404);
    }
  });

  it('is linked from the foot of the shop', async () => {
    expect((await visitor.get('/')).text).toContain('href="/gallery"');
  });
});
