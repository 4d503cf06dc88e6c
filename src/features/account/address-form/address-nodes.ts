import { ownValue } from '../../../domain/own-value';

/** The controls of the server's address form; null where a shop leaves one out. */
export interface AddressNodes {
  readonly country: HTMLSelectElement | null;
  readonly regionList: HTMLSelectElement | null;
  readonly regionText: HTMLInputElement | null;
  readonly postcode: HTMLInputElement | null;
  /** Where the server's page shows a doubt about the postcode. */
  readonly postcodeNote: HTMLElement | null;
  readonly save: HTMLButtonElement | null;
}

/** Finds the controls by their names. */
export function addressNodes(form: HTMLFormElement): AddressNodes {
  const postcode = form.querySelector<HTMLInputElement>('input[name="postcode"]');
  return {
    country: form.querySelector('select[name="country_id"]'),
    regionList: form.querySelector('select[name="region_id"]'),
    regionText: form.querySelector('input[name="region"]'),
    postcode,
    postcodeNote:
      postcode?.closest('.field')?.querySelector<HTMLElement>('.message.warning') ?? null,
    save: form.querySelector('button[data-action="save-address"], button[type="submit"]'),
  };
}

/** What browsers fill in by themselves, by the name of the field. */
const TOKENS: Readonly<Record<string, string>> = {
  prefix: 'honorific-prefix',
  firstname: 'given-name',
  middlename: 'additional-name',
  lastname: 'family-name',
  suffix: 'honorific-suffix',
  company: 'organization',
  telephone: 'tel',
  'street[0]': 'address-line1',
  'street[1]': 'address-line2',
  'street[2]': 'address-line3',
  country_id: 'country',
  region_id: 'address-level1',
  region: 'address-level1',
  city: 'address-level2',
  postcode: 'postal-code',
};

/** The fields without an autocomplete attribute, each with its token. */
export const undescribedFields = (form: HTMLFormElement): readonly (readonly [Element, string])[] =>
  [...form.elements].flatMap((node) => {
    const token = ownValue(TOKENS, node.getAttribute('name') ?? '');
    return token === undefined || node.hasAttribute('autocomplete') ? [] : [[node, token] as const];
  });
