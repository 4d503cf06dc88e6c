import { afterEach, describe, expect, it, vi } from 'vitest';

import { giveConsent, hasConsent, onConsentChanged } from '../../../src/platform/consent';

const page = document.documentElement;

afterEach(() => {
  page.removeAttribute('data-till-consent');
});

describe('the shopper’s consent', () => {
  it('covers all services if the page does not require consent', () => {
    expect(hasConsent('google-maps')).toBe(true);
  });

  it.each([
    ['', false],
    ['youtube', false],
    ['youtube google-maps', true],
    ['youtube \n google-maps', true],
    [' all ', true],
  ])('is what the page notes: %j', (noted, expected) => {
    page.setAttribute('data-till-consent', noted);
    expect(hasConsent('google-maps')).toBe(expected);
  });

  it('is added to earlier consent and announced by an event', () => {
    page.setAttribute('data-till-consent', 'vimeo');
    const listener = vi.fn();
    const stop = onConsentChanged(listener);
    giveConsent('youtube');
    expect(page.getAttribute('data-till-consent')).toBe('vimeo youtube');
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    giveConsent('google-maps');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('given on a page that requires it is the first of that page', () => {
    page.setAttribute('data-till-consent', '');
    const heard = vi.fn();
    window.addEventListener('till-consent-changed', heard);
    giveConsent('youtube');
    window.removeEventListener('till-consent-changed', heard);
    expect(page.getAttribute('data-till-consent')).toBe('youtube');
    expect([hasConsent('youtube'), hasConsent('vimeo')]).toEqual([true, false]);
    expect(heard).toHaveBeenCalledOnce();
  });
});
