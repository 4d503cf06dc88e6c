import type { CertificateList } from '../../../domain/certificates.types';
import { sameOrigin } from '../../../platform/navigate';
import { fetchPage, type FetchedPage } from '../../../platform/page/fetch-page';
import { fail, ok, type Result } from '../../../platform/result';
import type { CertificateService } from '../../../state/extensions/tax-service.types';
import { readCertificates } from './read-page';

/** The account's page of certificates (`endpoints.md` §9). */
const listUrl = (baseUrl: string): string => `${baseUrl}avatax/certificates/index/`;

const LOGIN = /\/customer\/account\/login(?:\/|$)/;

/** The failure of a page that did not arrive; null for a page of this shop. */
function failureOf({ status, url, page, isTimeout }: FetchedPage): Result<never> | null {
  if (isTimeout) return fail({ kind: 'timeout' });
  if (status === 0) return fail({ kind: 'network' });
  if (status === 401 || LOGIN.test(url)) return fail({ kind: 'unauthorized', message: '' });
  if (status === 429 || status >= 500) {
    return fail({ kind: 'server', status, message: null, retryAfterMs: null });
  }
  const isPage = status === 200 && page !== null && sameOrigin(url);
  return isPage ? null : fail({ kind: 'malformed', status });
}

/** Loads the certificates from their page; a guest is led to the login page. */
export const list: CertificateService['list'] = async ({ baseUrl }, { signal }) => {
  const fetched = await fetchPage(listUrl(baseUrl), signal);
  if (signal.aborted) return fail({ kind: 'cancelled' });
  const failed = failureOf(fetched);
  if (failed !== null) return failed;
  const found: CertificateList | null = fetched.page && readCertificates(fetched.page);
  return found === null ? fail({ kind: 'malformed', status: fetched.status }) : ok(found);
};

/** Opens the module's address, which answers with a redirect in any case and leaves its message in a cookie. */
export const invalidate: CertificateService['invalidate'] = async ({ invalidateUrl }) => {
  if (invalidateUrl === null || !sameOrigin(invalidateUrl)) {
    return fail({ kind: 'malformed', status: 0 });
  }
  return failureOf(await fetchPage(invalidateUrl)) ?? ok(null);
};
