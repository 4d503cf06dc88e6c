import { describe, expect, it } from 'vitest';
import { readCertificates } from '../../../../../src/tax/avatax/certificates/read-page';

const ORIGIN = window.location.origin;
const OWN = 'certificate_id/5/customer_id/7/';
const attribute = (value: unknown) => JSON.stringify(value).replaceAll('"', '&quot;');
const unlink = (url: string) =>
  `<a href="javascript:void(0)" data-mage-init="${attribute({ deleteCertificate: { unlinkUrl: url } })}">Invalidate Certificate</a>`;
const row = (view: string, invalidate: string, zone = 'New York') =>
  `<tr data-role="row"><td>${zone}</td><td>2026-01-02</td><td>2027-01-02</td><td>Approved</td><td>${view}</td><td>${invalidate}</td></tr>`;
const view = (url: string) => `<a target="_blank" href="${url}">View Certificate</a>`;
const addition = (
  zones: unknown,
  component = 'ClassyLlama_AvaTax/js/action/account-add-exemption',
) =>
  `<div data-mage-init="${attribute({ 'Magento_Ui/js/core/app': { components: { 'account-add-exemptions': { component, config: { availableExemptionZones: zones } } } } })}"></div>`;
const read = (rows: string, before = '') =>
  readCertificates(
    new DOMParser().parseFromString(
      `${before}<table class="data table"><tbody>${rows}</tbody></table>`,
      'text/html',
    ),
  );

describe('the page of certificates', () => {
  it('has the certificates with their addresses [CERT-01]', () => {
    const own = row(
      view(`${ORIGIN}/avatax/certificates/download/${OWN}`),
      unlink(`${ORIGIN}/avatax/certificates/unlink/${OWN}`),
    );
    expect(read(own)?.certificates).toEqual([
      {
        id: '5',
        zone: 'New York',
        signedOn: '2026-01-02',
        expiresOn: '2027-01-02',
        status: 'Approved',
        documentUrl: `${ORIGIN}/avatax/certificates/download/${OWN}`,
        invalidateUrl: `${ORIGIN}/avatax/certificates/unlink/${OWN}`,
      },
    ]);
  });

  it('has the zones, each once [CERT-03]', () => {
    const empty = '<tr class="data-grid-tr-no-data"><td>None</td></tr>';
    expect(read(empty, addition(['New York', 'Texas', 'New York', '', 4]))).toEqual({
      certificates: [],
      zones: ['New York', 'Texas'],
    });
  });

  it.each([
    ['broken JSON', '<div data-mage-init="{account-add-exemption: ,"></div>'],
    ['a text', addition('New York')],
    ['another component', addition(['Texas'], 'Some_Module/js/account-add-exemption-later')],
  ])('has no zones with %s', (_what, before) => {
    expect(read('<tr class="data-grid-tr-no-data"></tr>', before)?.zones).toEqual([]);
  });

  it.each([
    'https://elsewhere.example/avatax/certificates/unlink/certificate_id/5/',
    'javascript:alert(1)',
    `${ORIGIN}/customer/account/logout/`,
  ])('has no address to invalidate at %s', (url) => {
    expect(read(row(view(url), unlink(url)))?.certificates).toMatchObject([
      { documentUrl: null, invalidateUrl: null, id: 'row-0' },
    ]);
  });

  it('shows markup in a name as text', () => {
    expect(read(row('', '', '<b>New</b> &lt;i&gt;York'))?.certificates[0]?.zone).toBe(
      'New <i>York',
    );
  });

  it('is another page without the list', () => {
    expect(readCertificates(document.createElement('div'))).toBeNull();
    expect(read('<tr><td>an order</td></tr>')).toBeNull();
  });
});
