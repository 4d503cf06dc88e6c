import type { AddressChoice, ChoiceAddress } from '../../support/address-choice.types';
import { markup, nothing, trusted, type Markup } from '../markup';

function option(
  kind: 'valid' | 'original',
  { lines, json }: ChoiceAddress,
  index: number | null,
): Markup {
  const isValid = kind === 'valid';
  const id = index === null ? kind : `${kind}-${String(index)}`;
  const name = index === null ? 'addressToUse' : `addressToUse[${String(index)}]`;
  return markup`<div class="${kind}Container addressOption${isValid ? ' selected' : ''}">
<div class="addressRadio"><input type="radio" class="${kind}Address av-radiobutton" name="${name}"${isValid ? trusted(' checked') : nothing} id="${id}" data-address="${json}"></div>
<label for="${id}" class="addressLabel"><div class="optionTitle">${isValid ? markup`Suggested Address` : markup`Original Address`}</div>
<div class="optionAddress ${kind}AddressText">${lines.map(({ text, isChanged }) =>
    isChanged
      ? markup`<span class="address-field-changed">${text}</span><br>`
      : markup`${text}<br>`,
  )}</div></label></div>`;
}

/**
 * What the tax service's module prints above an address of this checkout: radios with the valid and the original one, each with
 * its JSON, or the error.
 *
 * @param index of the address on the page; null on a page of one
 */
export function addressChoiceBlock(choice: AddressChoice | null, index: number | null): Markup {
  if (choice === null) return nothing;
  if (choice.error !== null) {
    return markup`<div class="multishipping-checkout checkout-validate-address"><div class="errorMessageContainer">We were unable to validate your address.
<div class="instructions"><p>${choice.error}</p></div></div></div>`;
  }
  const { valid, original, instructionsHtml } = choice;
  // On the page of the bill there are no radios where nothing can be chosen.
  const hasRadios = original !== null || index !== null;
  return markup`<div class="multishipping-checkout checkout-validate-address"><div class="instructions noError">${trusted(instructionsHtml)}</div>
${hasRadios ? markup`<div class="form validate noError">${option('valid', valid, index)}${original === null ? nothing : option('original', original, index)}</div>` : nothing}</div>`;
}
