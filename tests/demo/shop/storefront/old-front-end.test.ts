// @vitest-environment node
import { gzipSync } from 'node:zlib';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import type { DemoShop } from '../../../../demo/shop/app';
import { openShop, Visitor } from '../../visitor';

let shop: DemoShop;
let visitor: Visitor;

beforeEach(async () => {
  shop = openShop();
  visitor = new Visitor(shop);
  await visitor.arrive();
  visitor.isScript = false;
});
afterEach(() => {
  shop.close();
});

const scripts = (html: string) => html.match(/\/old-front-end\/[\w-]+\.js/g) ?? [];

describe('the stand-in for a stock front end', () => {
  it('is on no page by default', async () => {
    expect(scripts((await visitor.raw('/daybook.html')).text)).toEqual([]);
  });

  it('stands before everything of Till in the head, where a visitor asks for it', async () => {
    await visitor.send('PUT', '/demo/settings', JSON.stringify({ oldFrontEnd: true }), {
      'content-type': 'application/json',
    });
    for (const path of ['/daybook.html', '/fiction.html', '/']) {
      const html = (await visitor.raw(path)).text;
      expect(scripts(html)).toHaveLength(3);
      expect(html.lastIndexOf('/old-front-end/')).toBeLessThan(html.indexOf('/till/'));
      expect(html).not.toMatch(/old-front-end[^>]*(?:async|defer)/);
    }
  });

  it.each([
    ['head-0.js', 22],
    ['module-0.js', 3.7],
    ['module-179.js', 3.7],
  ])('serves %s, compressed %d kB', async (file, kB) => {
    const { status, headers, text } = await visitor.raw(`/old-front-end/${file}`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('text/javascript');
    expect(gzipSync(text).length / 1000).toBeGreaterThan(kB * 0.9);
    expect(gzipSync(text).length / 1000).toBeLessThan(kB * 1.15);
    expect(text).toMatch(/^for \(const end = performance\.now\(\) \+ \d+;/);
  });

  it.each(['head-0000.js', 'module-x.js', 'other-1.js'])('has no file %s', async (file) => {
    expect((await visitor.raw(`/old-front-end/${file}`)).status).toBe(404);
  });

  it('loads the modules from the last script of the head', async () => {
    expect((await visitor.raw('/old-front-end/head-2.js')).text).toContain('DOMContentLoaded');
    expect((await visitor.raw('/old-front-end/head-1.js')).text).not.toContain('DOMContentLoaded');
  });
});
