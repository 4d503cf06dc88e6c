import * as v from 'valibot';
import { call } from '../../../api/rest';
import { fail, ok } from '../../../platform/result';
import type { CertificateService } from '../../../state/extensions/tax-service.types';
import { certificateLinks } from './links';
import { dropToken } from './stored-token';

const loadCalls = () => import('./calls');

/** What a call says whose code could not be loaded. */
const notLoaded = () => fail({ kind: 'network' } as const);

/** Has the shop forget the taxes that it keeps for the customer (TAXV-17). */
const refreshTax: CertificateService['refreshTax'] = async ({ baseUrl }) => {
  const result = await call({ url: `${baseUrl}rest/V1/avatax/tax/refresh` }, v.unknown());
  return result.ok ? ok(null) : result;
};

/**
 * The certificates of the module `ClassyLlama_AvaTax`. Most checkouts show no more than the links, so that what reads the list,
 * and what shows the form, are loaded when they are needed.
 */
export const certificates: CertificateService = {
  links: certificateLinks,
  list: (...given) => loadCalls().then(({ list }) => list(...given), notLoaded),
  invalidate: (...given) => loadCalls().then(({ invalidate }) => invalidate(...given), notLoaded),
  showForm: async (...given) => (await import('./show-form')).showForm(...given),
  refreshTax,
  forget: dropToken,
};
