import type { Certificate, CertificateList } from '../../../domain/certificates.types';
import { sameOrigin } from '../../../platform/navigate';
import { parseConfig } from '../../../platform/page/parse-config';
import { ownValue, recordOf } from '../../../platform/record';
import { nodeText } from '../../../platform/text/node-text';
import { zonesIn } from './links';

const DOWNLOAD = /\/avatax\/certificates\/download\//;
const UNLINK = /\/avatax\/certificates\/unlink\//;

/** An address of the module on this shop; null for any other. */
const ownUrl = (url: unknown, path: RegExp): string | null =>
  typeof url === 'string' && sameOrigin(url) && path.test(url) ? url : null;

/** The address that the link's own script would open. */
function invalidateUrl(row: Element): string | null {
  for (const link of row.querySelectorAll('[data-mage-init*="deleteCertificate"]')) {
    const init = parseConfig(link.getAttribute('data-mage-init') ?? '') ?? {};
    const url = ownUrl(recordOf(ownValue(init, 'deleteCertificate')).unlinkUrl, UNLINK);
    if (url !== null) return url;
  }
  return null;
}

function certificateOf(row: HTMLTableRowElement, index: number): Certificate {
  const [zone = '', signedOn = '', expiresOn = '', status = ''] = [...row.cells].map(nodeText);
  const documents = [...row.querySelectorAll('a[href]')].map((link) => link.getAttribute('href'));
  const documentUrl =
    documents.map((url) => ownUrl(url, DOWNLOAD)).find((url) => url !== null) ?? null;
  const url = invalidateUrl(row);
  const id = /\/certificate_id\/(\d+)/.exec(url ?? documentUrl ?? '')?.[1];
  return {
    id: id ?? `row-${String(index)}`,
    zone,
    signedOn,
    expiresOn,
    status,
    documentUrl,
    invalidateUrl: url,
  };
}

/**
 * The certificates on the module's page of the account (`endpoints.md` §9), which has no call for them: the columns are zone,
 * signed, expires, status and links. Null for a page without the list.
 */
export function readCertificates(page: ParentNode): CertificateList | null {
  const table = [...page.querySelectorAll<HTMLTableElement>('table.data')].find((one) =>
    one.querySelector('tr[data-role="row"], .data-grid-tr-no-data'),
  );
  if (table === undefined) return null;
  const rows = [...table.querySelectorAll<HTMLTableRowElement>('tr[data-role="row"]')];
  return { certificates: rows.map(certificateOf), zones: zonesIn(page) };
}
