import type { ElementMeta } from '../element-meta';

/** Public surface of `<till-tax-certificates>`. */
export const taxCertificatesMeta: ElementMeta = {
  tag: 'till-tax-certificates',
  area: 'account',
  file: 'own',
  summary: 'A customer’s tax-exemption certificates: list, adding, and links in the checkout.',
  description:
    'For the account page avatax/certificates, around the server-rendered list, which shows until the certificates are ' +
    'loaded, and stays where that fails. Certificates are added in the tax service’s own form, whose script is loaded ' +
    'when the form opens. On a page with a checkout it has the links instead, while taxes are charged; guests sign in ' +
    'first, and the totals follow a new certificate. <till-checkout> shows it there by itself (docs/tax.md).',
  attributes: {},
  events: [],
  fallback: 'The server-rendered list.',
  example:
    '<till-tax-certificates><div class="table-wrapper"><table class="data table"><tbody><tr class="data-grid-tr-no-data"><td>No certificates found for this customer</td></tr></tbody></table></div></till-tax-certificates>',
};
