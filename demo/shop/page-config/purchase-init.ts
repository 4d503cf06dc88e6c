import type { CartItem } from '../domain/carts/cart-store';
import { findArticle, unitPrice } from '../domain/catalogue/catalogue';
import type { CustomOption, OptionPrice } from '../data/kinds';
import { addedPrice, priceRange } from '../domain/catalogue/pricing';
import type { ShopProduct } from '../data/products';
import { coverPath } from '../domain/catalogue/paths';
import { pictures } from '../domain/catalogue/pictures';
import type { Database } from '../db/database';
import { amount } from '../domain/totals/money';
import { bundleInit } from './bundle-init';
import { pagePrices, priceFormat } from './price-format';
import { productSwatchInit, type SwatchPictures } from './swatch-config';

type Init = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const FORM = '#product_addtocart_form';

/** The regular and the final price in cents; with options, those of the cheapest choice. */
function pageAmounts(product: ShopProduct): readonly [old: number, final: number] {
  const [lowest] = priceRange(product);
  const hasOwnPrice = product.variants.length === 0 && !product.bundle;
  return [hasOwnPrice ? Math.max(product.price, lowest) : lowest, lowest];
}

function priceBoxInit(product: ShopProduct): Init {
  const id = String(product.id);
  const [old, final] = pageAmounts(product);
  const tiers = product.tierPrices.map(({ qty, price }) => ({
    qty,
    price: amount(price),
    basePrice: amount(price),
  }));
  // Without options the platform has the prices only in the markup.
  const hasOptions = product.customOptions.length > 0 || product.attributes.length > 0;
  return {
    [`[data-role=priceBox][data-price-box=product-id-${id}]`]: {
      priceBox: {
        priceConfig: {
          productId: id,
          priceFormat: priceFormat(),
          ...(hasOptions ? { prices: pagePrices(old, final) } : {}),
          tierPrices: tiers,
        },
      },
    },
  };
}

/** A picture in the gallery's format; drawings have one file for all sizes. */
function picture(src: string, caption: string, index: number, baseUrl: string): object {
  const url = new URL(src, baseUrl).href;
  return {
    thumb: url,
    img: url,
    full: url,
    caption,
    position: String(index + 1),
    isMain: index === 0,
    type: 'image',
    videoUrl: null,
  };
}

/** The trailer or sample of a product, behind its cover. */
function filmPicture(product: ShopProduct, baseUrl: string): readonly object[] {
  const { media } = product;
  if (!media) return [];
  const still = picture(coverPath(product.sku), media.title, pictures(product).length, baseUrl);
  return [{ ...still, type: 'video', videoUrl: new URL(media.src, baseUrl).href }];
}

const galleryOptions = {
  nav: 'thumbs',
  loop: true,
  keyboard: true,
  arrows: true,
  allowfullscreen: true,
  showCaption: false,
  width: 600,
  thumbwidth: 84,
  thumbheight: 112,
  height: 800,
  transitionduration: 500,
  transition: 'slide',
  navarrows: true,
  navtype: 'slides',
  navdir: 'horizontal',
};

function galleryInit(product: ShopProduct, baseUrl: string): Init {
  return {
    '[data-gallery-role=gallery-placeholder]': {
      'mage/gallery/gallery': {
        mixins: ['magnifier/magnify'],
        magnifierOpts: {
          fullscreenzoom: '20',
          top: '',
          left: '',
          width: '',
          height: '',
          enabled: 'true',
          eventType: 'hover',
        },
        data: [
          ...pictures(product).map(({ src, alt }, index) => picture(src, alt, index, baseUrl)),
          ...filmPicture(product, baseUrl),
        ],
        options: galleryOptions,
        fullscreen: {
          nav: 'thumbs',
          loop: true,
          navdir: 'horizontal',
          navarrows: false,
          arrows: true,
        },
        breakpoints: {
          mobile: { conditions: { 'max-width': '768px' }, options: { options: { nav: 'dots' } } },
        },
      },
    },
  };
}

/** The picture of each variant, by variant id. */
function variantPictures(product: ShopProduct, baseUrl: string): SwatchPictures {
  return Object.fromEntries(
    product.variants.map(({ id, sku, colour }) => [
      String(id),
      [picture(coverPath(colour === undefined ? product.sku : sku), product.name, 0, baseUrl)],
    ]),
  );
}

function customOptionsInit(product: ShopProduct): Init {
  const base = unitPrice({ product, variant: null });
  const priced = (name: string, price: OptionPrice): object => {
    const cents = addedPrice(price, base);
    return { prices: pagePrices(cents, cents), type: price.kind, name };
  };
  const config = (option: CustomOption): object =>
    option.values.length === 0
      ? priced(option.title, option.price)
      : Object.fromEntries(
          option.values.map((value) => [String(value.id), priced(value.title, value.price)]),
        );
  return {
    [FORM]: {
      priceOptions: {
        optionConfig: Object.fromEntries(
          product.customOptions.map((option) => [String(option.id), config(option)]),
        ),
        controlContainer: '.field',
        priceHolderSelector: `[data-product-id='${String(product.id)}'][data-role=priceBox]`,
      },
    },
  };
}

/**
 * The init entries of a product page for the platform's own scripts (`config-shapes.md` §3). `item` is the line being
 * edited; `baseUrl` ends with a slash.
 */
export function purchaseInit(
  db: Database,
  product: ShopProduct,
  item: CartItem | null,
  baseUrl: string,
): readonly Init[] {
  const chosen = item ? findArticle(item.sku)?.variant?.choice : undefined;
  return [
    priceBoxInit(product),
    galleryInit(product, baseUrl),
    ...(product.type === 'configurable'
      ? [productSwatchInit(db, product, variantPictures(product, baseUrl), chosen, baseUrl)]
      : []),
    ...(product.customOptions.length > 0 ? [customOptionsInit(product)] : []),
    ...(product.bundle ? [bundleInit(db, product, item?.choice ?? null)] : []),
    { [FORM]: { catalogAddToCart: { bindSubmit: false } } },
  ];
}
