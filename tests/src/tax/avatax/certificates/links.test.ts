import { describe, expect, it } from 'vitest';
import type { PageSource } from '../../../../../src/platform/page/page-source';
import { certificateLinks } from '../../../../../src/tax/avatax/certificates/links';

const ORIGIN = window.location.origin;
const FULL = {
  documentManagementEnabled: true,
  certificatesLink: `${ORIGIN}/avatax/certificates/`,
  newCertText: 'Upload your first certificate',
  manageCertsText: 'Manage existing certificates',
  enabledCountries: ['US', 'CA'],
};

/** A checkout whose payment methods have this configuration. */
const pageWith = (config: unknown): PageSource => ({
  checkoutConfig: {},
  checkout: {},
  init: {
    '#checkout': {
      'Magento_Ui/js/core/app': {
        components: {
          checkout: {
            children: {
              steps: {
                children: {
                  'billing-step': {
                    children: { payment: { children: { 'payments-list': { config } } } },
                  },
                },
              },
            },
          },
        },
      },
    },
  },
  globals: {},
  dictionaryUrl: null,
  phrases: {},
});

describe('the links of the checkout', () => {
  it('are those of the payment methods [CERT-02]', () => {
    expect(certificateLinks(pageWith(FULL))).toEqual({
      add: 'Upload your first certificate',
      manage: 'Manage existing certificates',
      manageUrl: `${ORIGIN}/avatax/certificates/`,
      countries: ['US', 'CA'],
    });
  });

  it.each([
    ['are off', { ...FULL, documentManagementEnabled: false }],
    ['are not there', {}],
    ['are no configuration', 'constructor'],
  ])('are none where certificates %s', (_how, config) => {
    expect(certificateLinks(pageWith(config))).toBeNull();
  });

  it.each(['https://elsewhere.example/', 'javascript:alert(1)', 7])(
    'do not lead to %s [CERT-07]',
    (certificatesLink) => {
      expect(certificateLinks(pageWith({ ...FULL, certificatesLink }))?.manageUrl).toBe('');
    },
  );

  it('are for all countries where the configuration names none', () => {
    expect(certificateLinks(pageWith({ ...FULL, enabledCountries: {} }))?.countries).toBeNull();
  });
});
