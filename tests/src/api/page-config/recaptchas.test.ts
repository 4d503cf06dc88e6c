import { describe, expect, it } from 'vitest';
import { parseRecaptchas } from '../../../../src/api/page-config/recaptchas';
import { parseShopConfig } from '../../../../src/api/page-config/shop';
import { pageWith } from '../../state/support/products';

const APP = 'Magento_Ui/js/core/app';
const box = { sitekey: 'key-of-box', size: 'normal', theme: 'dark', hl: '' };
const badge = { sitekey: 'key-of-badge', badge: 'inline', size: 'invisible', theme: 'light' };
const block = (reCaptchaId: string, settings?: unknown, more = {}) => ({
  component: 'Magento_ReCaptchaFrontendUi/js/reCaptcha',
  reCaptchaId,
  ...(settings === undefined ? {} : { settings }),
  ...more,
});

/** The reCAPTCHA part of a recorded checkout's layout. */
const layout = (order: unknown) => ({
  components: {
    checkout: {
      children: {
        steps: {
          children: {
            'shipping-step': { children: [] },
            'billing-step': {
              children: {
                payment: { children: { 'before-place-order': { children: { order } } } },
              },
            },
          },
        },
      },
    },
  },
});

const read = (init: Readonly<Record<string, Record<string, unknown>>>) =>
  parseRecaptchas(parseShopConfig(pageWith(init)).recaptcha ?? '[]', 'de-DE');

describe('the page’s reCAPTCHAs', () => {
  it('are none where no component is one', () => {
    expect(read({ '#checkout': { [APP]: layout({ component: 'other' }) } }).byId).toEqual({});
    expect(read({}).byId).toEqual({});
  });

  it('are found beside a configuration that cannot be written as JSON', () => {
    const circle: Record<string, unknown> = {};
    circle['itself'] = circle;
    const found = read({
      '*': { circle, nothing: undefined, one: block('id', { rendering: box }) },
    });
    expect(Object.keys(found.byId)).toEqual(['id']);
  });

  it('are found in the layout of the checkout, with the methods that need none', () => {
    const skipPayments = { paypal_express: true };
    const settings = { rendering: box, invisible: false };
    const order = block('recaptcha-checkout-place-order', settings, { skipPayments });
    expect(read({ '#checkout': { [APP]: layout(order) } })).toEqual({
      url: 'https://www.google.com/recaptcha/api.js?render=explicit&hl=de',
      byId: {
        'recaptcha-checkout-place-order': {
          isInvisible: false,
          rendering: { sitekey: 'key-of-box', size: 'normal', theme: 'dark' },
          skipPayments: ['paypal_express'],
        },
      },
    });
  });

  it('are found in the blocks of forms, whose ids are hashes', () => {
    const id = 'recaptcha-05c3b3fb7fb72fbc599bc7bbf207c7d6c8336d4b';
    const components = { [id]: block(id, { rendering: { ...badge, hl: 'fr' }, invisible: true }) };
    expect(read({ [`#${id}-container`]: { [APP]: { components } } })).toEqual({
      url: 'https://www.google.com/recaptcha/api.js?render=explicit&hl=fr',
      byId: {
        [id]: {
          isInvisible: true,
          rendering: { ...badge, hl: 'fr' },
          skipPayments: [],
        },
      },
    });
  });

  it('are left out where they have no settings or no key', () => {
    const forms = {
      off: block('recaptcha-checkout-place-order'),
      keyless: block('recaptcha-checkout-coupon-apply', { rendering: { sitekey: ' ' } }),
    };
    expect(read({ '#checkout': { [APP]: { components: forms } } }).byId).toEqual({});
  });

  it('come from the address that the page gives', () => {
    const script = 'https://www.recaptcha.net/recaptcha/api.js';
    const components = {
      any: block('recaptcha-checkout-place-order', { rendering: badge, script }),
    };
    expect(read({ '#any': { [APP]: { components } } }).url).toBe(
      'https://www.recaptcha.net/recaptcha/api.js?render=explicit&hl=de',
    );
  });
});
