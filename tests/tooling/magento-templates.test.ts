import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

import { JSDOM } from 'jsdom';
import { describe, expect, it, vi } from 'vitest';

import { MODULE } from './magento/module';

const COMPONENT = 'Magento_Customer/js/view/customer';

/** The platform's init script of a component. */
const init = (components: object) =>
  `<script type="text/x-magento-init">${JSON.stringify({ '*': { 'Magento_Ui/js/core/app': { components } } })}</script>`;

/** Renders a template of the module; `world` is what the platform gives it. */
function rendered(template: string, world: object = {}): Document {
  const script = join(import.meta.dirname, 'magento', 'render.php');
  const input = JSON.stringify({ template, ...world });
  const html = execFileSync('php', [script, MODULE], { input, encoding: 'utf8' });
  return new JSDOM(html).window.document;
}

/** The platform escapes it twice. */
const GREETING = `Joe's "Fish & Chips"`;

describe.runIf(spawnSync('php', ['-v']).status === 0)('the templates of the Magento module', () => {
  it('greet without the platform’s component, with the texts as attributes', () => {
    const page = rendered('welcome.phtml', { welcome: GREETING, stock: init({}) });
    const element = page.querySelector('li.greet.welcome > till-welcome');
    expect(element?.getAttribute('guest')).toBe(GREETING);
    expect(element?.getAttribute('customer')).toBe('Welcome, %1!');
    expect(element?.querySelector('.not-logged-in')?.textContent).toBe(GREETING);
    expect(page.querySelector('script, [data-bind]')).toBeNull();
  });

  it('show a customer no text for guests before the name is there', () => {
    const page = rendered('welcome.phtml', { welcome: 'Hello', isLoggedIn: true });
    expect(page.querySelector('till-welcome')?.textContent.trim()).toBe('');
  });

  it('keep the platform’s greeting of a remembered shopper', () => {
    const stock = '<li class="greet welcome" data-bind="scope: \'customer\'"></li>';
    const page = rendered('welcome.phtml', { additional: '<script></script>', stock });
    expect(page.querySelector('till-welcome')).toBeNull();
    expect(page.querySelector('[data-bind]')).not.toBeNull();
  });

  it('keep a customer’s menu with its links, without the component', () => {
    const other = init({ company: { component: 'Shop_Company/js/switch' } });
    const stock = `<li class="customer-welcome"><span class="customer-name" data-toggle="dropdown" data-bind="scope: 'customer'"><button>Change</button></span>${init({ customer: { component: COMPONENT } })}<div class="customer-menu"><a href="/customer/account/">My Account</a>${other}</div></li>`;
    const page = rendered('customer-menu.phtml', { stock });
    const scripts = [...page.querySelectorAll('script')].map(({ textContent }) => textContent);
    expect(scripts).toHaveLength(1);
    expect(scripts[0]).toContain('Shop_Company');
    expect(page.querySelector('[data-bind]')).toBeNull();
    expect(page.querySelector('.customer-welcome .customer-menu a')).not.toBeNull();
    expect(page.querySelector('.customer-name')?.getAttribute('data-toggle')).toBe('dropdown');
  });

  it('wrap the wish list’s block where the shop allows it', () => {
    const page = rendered('wishlist-block.phtml');
    const block = page.querySelector('till-wishlist > .block-wishlist');
    expect(block?.querySelector('.block-title strong')?.textContent).toBe('My Wish List');
    expect(block?.querySelector('a.details')?.getAttribute('href')).toBe(
      'https://shop.example/wishlist/',
    );
    expect(page.querySelector('script, [data-bind]')).toBeNull();
    expect(
      rendered('wishlist-block.phtml', { isAllowed: false }).querySelector('till-wishlist'),
    ).toBeNull();
  });

  describe('of the files', () => {
    const hashes = { integrity: 'sha384-"loader', styleIntegrity: 'sha384-styles' };
    const map = '{"integrity":{"/till/chunks/a.js":"sha384-a"}}';

    it('put the hashes of the settings into the tags', () => {
      const page = rendered('files.phtml', { ...hashes, importMap: map });
      const hashOf = (selector: string) => page.querySelector(selector)?.getAttribute('integrity');
      expect(hashOf('link[href="/till/till.css"][crossorigin=anonymous]')).toBe('sha384-styles');
      expect(hashOf('script[src="/till/till.js"][async][crossorigin=anonymous]')).toBe(
        'sha384-"loader',
      );
      expect(hashOf('script[src$="till-early.js"]')).toBeNull();
      expect(page.querySelector('script[type=importmap]')?.textContent).toBe(map);
      expect(page.querySelector('link[rel=modulepreload]')?.getAttribute('href')).toBe(
        '/till/chunks/a.js',
      );
    });

    it('print neither a hash nor a map that the settings do not have', () => {
      const page = rendered('files.phtml');
      expect(page.querySelector('[integrity], [crossorigin], script[type=importmap]')).toBeNull();
      expect(page.querySelectorAll('script')).toHaveLength(2);
    });

    it('stay in the head where the platform moves scripts to the bottom', () => {
      for (const script of rendered('files.phtml', { importMap: map }).querySelectorAll('script'))
        expect(script.dataset.stays, script.outerHTML).toBe('text/x-magento-template');
    });
  });

  describe('of a Hyvä cart page', () => {
    const children = {
      cart: '<till-cart></till-cart>',
      configuration: '<p id="configuration"></p>',
      'no-items': '<p id="empty"></p>',
    };

    /** The page as a browser has it, which has run its script; `reload` is what its script calls. */
    function opened(items: number, stored: Record<string, string> = {}) {
      const page = rendered('cart-page.phtml', { children, items });
      const reload = vi.fn();
      let listener = (_event: unknown): void => undefined;
      const storage = {
        getItem: (name: string) => stored[name] ?? null,
        setItem: (name: string, value: string) => {
          stored[name] = value;
        },
        removeItem: (name: string) => {
          Reflect.deleteProperty(stored, name);
        },
      };
      const { textContent: script } = page.querySelector('script') ?? { textContent: '' };
      runInNewContext(script, {
        addEventListener: (_name: string, added: typeof listener) => {
          listener = added;
        },
        sessionStorage: storage,
        location: { reload },
      });
      const hears = (data: unknown): void => {
        listener({ detail: { data } });
      };
      return { page, reload, hears, stored };
    }

    it('has the element and its configuration, or the theme’s empty cart', () => {
      const full = opened(2).page;
      expect(full.querySelector('till-cart')).not.toBeNull();
      expect(full.querySelector('#configuration')).not.toBeNull();
      expect(full.querySelector('#empty')).toBeNull();
      const empty = opened(0).page;
      expect(empty.querySelector('till-cart, #configuration')).toBeNull();
      expect(empty.querySelector('#empty')).not.toBeNull();
    });

    it('loads an empty cart again once when it was filled elsewhere, and never in a circle', () => {
      const { reload, hears, stored } = opened(0);
      hears({ cart: { summary_count: 0 } });
      hears({});
      hears(null);
      expect(reload).not.toHaveBeenCalled();
      hears({ cart: { summary_count: 1 } });
      expect(reload).toHaveBeenCalledOnce();
      const again = opened(0, stored);
      again.hears({ cart: { summary_count: 1 } });
      expect(again.reload).not.toHaveBeenCalled();
      expect(opened(1, stored).stored).toEqual({});
    });
  });
});
