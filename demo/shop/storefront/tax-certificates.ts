import type { Hono } from 'hono';

import { baseUrlOf } from '../domain/base-url';
import type { Customer } from '../domain/customers/customers';
import type { Shop, ShopEnv } from '../domain/shop';
import {
  certificatesOf,
  listCertificates,
  unlinkCertificate,
  zones,
  type ListedCertificate,
} from '../domain/tax/certificates';
import type { TaxConnection } from '../domain/tax/connection.types';
import { pdfOf } from '../domain/tax/document';
import * as pages from '../pages/index';
import type { CertificateRow } from '../pages/tax-certificates';
import { currentCustomer, pageContext } from './context';
import { notFound } from './pages';
import { flash, redirect, redirectBack } from './visit';

const LOGIN = '/customer/account/login/';
const OF_ONE = 'certificate_id/:id/customer_id/:customer';

const statusOf = ({ valid, status }: ListedCertificate): string => {
  if (!valid) return 'Denied';
  return status === 'PENDING' ? 'Pending' : 'Approved';
};

function rowOf(base: string, customer: Customer, certificate: ListedCertificate): CertificateRow {
  const { id, zone, signed, expires, valid } = certificate;
  const own = `certificate_id/${String(id)}/customer_id/${String(customer.id)}/`;
  const urlOf = (what: string) => (valid ? `${base}avatax/certificates/${what}/${own}` : null);
  return {
    zone,
    signed,
    expires,
    status: statusOf(certificate),
    viewUrl: urlOf('download'),
    unlinkUrl: urlOf('unlink'),
  };
}

/** The certificates of a customer; none when the service does not answer, as on the module's page. */
async function known(
  service: TaxConnection,
  customer: Customer,
): Promise<readonly ListedCertificate[]> {
  try {
    return await listCertificates(service, customer);
  } catch {
    return [];
  }
}

/** The account's page of tax certificates, the document of one, and the address that invalidates one (`endpoints.md` §9). */
export function addTaxCertificatePages(app: Hono<ShopEnv>, shop: Shop): void {
  app.get('/avatax/certificates/:page{index}?', async (c) => {
    const service = certificatesOf(shop);
    if (service === null) return notFound(shop, c);
    const customer = currentCustomer(shop, c);
    if (customer === null) return redirect(c, LOGIN);
    const rows = await known(service, customer);
    return c.html(
      pages.renderTaxCertificates(pageContext(shop, c), {
        rows: rows.map((one) => rowOf(baseUrlOf(c), customer, one)),
        zones: zones(),
      }),
    );
  });

  app.get(`/avatax/certificates/download/${OF_ONE}`, async (c) => {
    const service = certificatesOf(shop);
    const customer = currentCustomer(shop, c);
    if (service === null) return notFound(shop, c);
    if (customer === null) return redirect(c, LOGIN);
    const found = (await known(service, customer)).find(
      ({ id }) => String(id) === c.req.param('id'),
    );
    if (found === undefined) return notFound(shop, c);
    return c.body(pdfOf(`Tax exemption certificate: ${found.zone}`), 200, {
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="certificate.pdf"',
    });
  });

  app.get(`/avatax/certificates/unlink/${OF_ONE}`, async (c) => {
    const service = certificatesOf(shop);
    const customer = currentCustomer(shop, c);
    if (service === null) return notFound(shop, c);
    if (customer === null) return redirect(c, LOGIN);
    try {
      await unlinkCertificate(shop.db, service, customer, Number(c.req.param('id')));
      flash(c, 'success', 'Your certificate has been successfully invalidated.');
    } catch {
      flash(c, 'error', 'There was a problem invalidating your certificate.');
    }
    return redirectBack(c);
  });
}
