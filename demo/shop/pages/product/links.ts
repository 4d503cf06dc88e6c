import { markup, nothing, type Markup } from '../markup';
import { when } from './fields';
import type { Purchase } from './purchase.types';

/** Free samples of the product. */
export const samples = ({ samples: list }: Purchase): Markup =>
  list.length === 0
    ? nothing
    : markup`<section class="samples" aria-labelledby="samples-title"><h2 id="samples-title" class="samples-title">Samples</h2><ul class="items samples">${list.map(
        ({ title, url }) =>
          markup`<li class="item"><a href="${url}" target="_blank">${title}<span class="only-read"> (opens in a new tab)</span></a></li>`,
      )}</ul></section>`;

/** The prices of the links, in their list's attributes as on the platform (`config-shapes.md` §3.5). */
const widget = (links: Purchase['links']): string => {
  const prices = links.map(({ id, price: { amount } }) => [
    id,
    { finalPrice: amount, basePrice: amount },
  ]);
  const config = { links: Object.fromEntries(prices) as object };
  return JSON.stringify({
    downloadable: { linkElement: 'input:checkbox[value]', allElements: '#links_all', config },
  });
};

/** Downloadable parts that are bought separately. */
export const downloadLinks = ({ links }: Purchase): Markup =>
  links.length === 0
    ? nothing
    : markup`<fieldset class="field parts downloads"><legend>Choose your parts</legend><div id="downloadable-links-list" data-mage-init="${widget(links)}">${links.map(
        (link) =>
          markup`<div class="part-row"><label class="part"><input type="checkbox" name="links[]" id="links_${link.id}" value="${link.id}" data-validate="{'validate-one-checkbox-required-by-name':'downloadable-links-list'}"${when(link.isChosen, 'checked')}><span>${link.title}</span><span class="part-price" data-price-amount="${link.price.amount}"><bdi>+${link.price.text}</bdi></span></label>${
            link.sampleUrl === ''
              ? nothing
              : markup`<a class="sample link" href="${link.sampleUrl}" target="_blank">sample<span class="only-read"> of ${link.title} (opens in a new tab)</span></a>`
          }</div>`,
      )}</div></fieldset>`;
