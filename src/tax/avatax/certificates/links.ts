import {
  branch,
  configsOf,
  flag,
  names,
  nonEmptyText,
  taker,
} from '../../../api/page-config/config-values';
import type { CertificateLinks } from '../../../domain/certificates.types';
import { sameOrigin } from '../../../platform/navigate';
import type { PageSource } from '../../../platform/page/page-source';
import { parseConfig } from '../../../platform/page/parse-config';
import { recordOf, type JsonRecord } from '../../../platform/record';

const APP = 'Magento_Ui/js/core/app';

/** The component of the account's page that adds a certificate. */
const ADDITION = /\/account-add-exemption$/;

/** The path to the payment methods in the layout of the checkout. */
const PAYMENTS = [
  'components',
  'checkout',
  'children',
  'steps',
  'children',
  'billing-step',
  'children',
  'payment',
  'children',
  'payments-list',
  'config',
];

const layoutOf = ({ init }: PageSource): JsonRecord =>
  configsOf(init, APP)
    .map((app) => branch(app, ...PAYMENTS))
    .find((config) => Object.hasOwn(config, 'documentManagementEnabled')) ?? {};

/**
 * The links of the checkout, which the module adds to the configuration of the payment methods (CERT-02, CERT-07); null where
 * its certificates are off.
 */
export function certificateLinks(page: PageSource): CertificateLinks | null {
  const take = taker(layoutOf(page), 'payments-list');
  if (!take('documentManagementEnabled', flag, false)) return null;
  const url = take('certificatesLink', nonEmptyText, '');
  return {
    add: take('newCertText', nonEmptyText, ''),
    manage: take('manageCertsText', nonEmptyText, ''),
    manageUrl: sameOrigin(url) ? url : '',
    countries: take('enabledCountries', names, null),
  };
}

/** The configurations of the account's component in configurations of the old front end's application. */
const additionsIn = (apps: readonly JsonRecord[]): readonly JsonRecord[] =>
  apps
    .flatMap((app) => Object.values(branch(app, 'components')).map(recordOf))
    .filter(({ component }) => typeof component === 'string' && ADDITION.test(component))
    .map(({ config }) => recordOf(config));

/** Whether someone checks new certificates before they apply (`certificatesAutoValidationDisabled`). */
export const isCheckedFirst = (page: PageSource): boolean =>
  [layoutOf(page), ...additionsIn(configsOf(page.init, APP))].some((config) =>
    taker(config, 'certificates')('certificatesAutoValidationDisabled', flag, false),
  );

const isName = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '';

/** The zones of the account's component, each once, as its markup has them; none when they cannot be read. */
export function zonesIn(root: ParentNode): readonly string[] {
  const blocks = [...root.querySelectorAll('[data-mage-init*="account-add-exemption"]')].map(
    (element) => branch(parseConfig(element.getAttribute('data-mage-init') ?? ''), APP),
  );
  const zones = additionsIn(blocks).flatMap(({ availableExemptionZones: some }) =>
    Array.isArray(some) ? some.filter(isName) : [],
  );
  return [...new Set(zones)];
}
