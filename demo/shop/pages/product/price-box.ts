import { translate } from '../../domain/language/translate';
import type { Product } from '../product.types';
import { markup, nothing, type Markup } from '../markup';
import type { Money, PriceView, Purchase } from './purchase.types';

/** A price in the platform's markup, from which its scripts read the amount. */
const amount = (money: Money, type: string): Markup =>
  markup`<span class="price-wrapper" data-price-amount="${money.amount}" data-price-type="${type}"><span class="price">${money.text}</span></span>`;

const advertised = (price: PriceView): Markup => {
  const { advertised: maker } = price;
  if (!maker) return nothing;
  const old = markup`<span class="only-read">Manufacturer's price </span><s class="price-was old-price map-old-price">${amount(maker.price, 'msrpPrice')}</s>`;
  const own = markup`<span class="price-now actual-price">${amount(price.final, 'finalPrice')}</span>`;
  if (maker.shown === 'cart') {
    return markup`${old}<span class="price-hint map-message">Add it to the cart to see our price: the maker does not let us print it here.</span><span hidden>${own}</span>`;
  }
  return markup`${old}<details class="price-reveal"><summary class="action map-show-info">Click for price</summary><p>${own} <span class="price-hint">Lower than the maker lets us advertise.</span></p></details>`;
};

const own = ({ type, price }: Product): Markup => {
  if (type === 'bundle' && price.from.amount < price.to.amount) {
    return markup`<span class="price-note">From</span> <span class="price-now price-from">${amount(price.from, 'minPrice')}</span> <span class="price-note">to</span> <span class="price-now price-to">${amount(price.to, 'maxPrice')}</span>`;
  }
  const note = translate(type === 'grouped' ? 'Starting at' : 'As low as');
  const isRange = price.from.amount < price.to.amount;
  if (price.old) {
    return markup`<span class="only-read">Special Price </span><span class="price-now price-special special-price">${amount(price.final, 'finalPrice')}</span> <span class="only-read">Regular Price </span><s class="price-was old-price">${amount(price.old, 'oldPrice')}</s>`;
  }
  return markup`${isRange ? markup`<span class="price-note">${note}</span> ` : nothing}<span class="price-now">${amount(price.final, isRange ? 'minPrice' : 'finalPrice')}</span>`;
};

const unit = (product: Product, purchase: Purchase): Markup =>
  purchase.isQtyDecimal
    ? markup`<span class="price-note">${translate(product.medium === 'cloth' ? 'per metre' : 'per kilogram')}</span>`
    : nothing;

const tiers = ({ tiers: list }: Purchase): Markup =>
  list.length === 0
    ? nothing
    : markup`<ul class="tiers prices-tier items">${list.map(
        ({ qty, price, saving }) =>
          markup`<li class="item">Buy ${qty} for <span class="price-wrapper" data-price-amount="${price.amount}"><span class="price">${price.text}</span></span> each and <strong class="benefit">save <span class="percent">${saving}%</span></strong></li>`,
      )}</ul>`;

/** Types with a price that an element updates; a gift card's price is the selected amount. */
const hasPiecePrice = ({ type }: Product): boolean => type !== 'giftcard';

const boxWith = ({ id }: Product, inside: Markup): Markup =>
  markup`<div class="price price-box price-final_price" data-role="priceBox" data-product-id="${id}" data-price-box="product-id-${id}">${inside}</div>`;

const box = (product: Product): Markup =>
  boxWith(product, product.price.advertised ? advertised(product.price) : own(product));

/** On its own page a grouped product has an empty box: each of its products has a price there. */
const pageBox = (product: Product): Markup =>
  product.type === 'grouped'
    ? boxWith(product, markup`<div class="price-box"></div>`)
    : box(product);

/** The price of a product on a card. */
export const cardPrice = (product: Product): Markup =>
  markup`<till-price product-id="${product.id}" no-tiers load="visible">${box(product)}</till-price>`;

/** A product's price: its price box in the platform's markup, its fee, and its tier prices. */
export const priceBox = (product: Product, purchase: Purchase): Markup => {
  const { fee } = product.price;
  const price = markup`${pageBox(product)}${tiers(purchase)}`;
  return markup`<div class="price-line">${hasPiecePrice(product) ? markup`<till-price product-id="${product.id}">${price}</till-price>` : price}${unit(product, purchase)}</div>
${fee ? markup`<p class="price-fee weee"><span>${fee.title}</span> <span class="price">+${fee.price.text}</span></p>` : nothing}`;
};
