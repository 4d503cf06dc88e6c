import type { Attribute } from '../data/attributes';
import type { ShopProduct, Variant } from '../data/products';
import { coverPath } from '../domain/catalogue/paths';
import { stockOf } from '../domain/catalogue/stock';
import type { Database } from '../db/database';
import { amount } from '../domain/totals/money';
import { priceFormat } from './price-format';

type Json = Readonly<Record<string, unknown>>;

/** Pictures for the gallery by variant id. */
export type SwatchPictures = Readonly<Record<string, readonly object[]>>;

function prices(cents: number): Json {
  const value = { amount: amount(cents) };
  return { baseOldPrice: value, oldPrice: value, basePrice: value, finalPrice: value };
}

const record = (entries: readonly (readonly [number, unknown])[]): Json =>
  Object.fromEntries(entries.map(([key, value]) => [String(key), value]));

function attributeConfig(
  { id, code, label, values }: Attribute,
  position: number,
  salable: readonly Variant[],
): Json {
  return {
    id: String(id),
    code,
    label,
    options: values.map((value) => ({
      id: String(value.id),
      label: value.label,
      products: salable
        .filter(({ choice }) => choice[id] === value.id)
        .map((one) => String(one.id)),
    })),
    position: String(position),
  };
}

/** `jsonConfig` of a configurable product (`config-shapes.md` §3.1), without the pictures, which only its page contains. */
function configurableConfig(db: Database, product: ShopProduct): Json {
  const salable = product.variants.filter(({ sku }) => stockOf(db, sku) > 0);
  const lowest = Math.min(...product.variants.map((variant) => variant.price));
  return {
    attributes: record(
      product.attributes.map((attribute, position) => [
        attribute.id,
        attributeConfig(attribute, position, salable),
      ]),
    ),
    template: '$<%- data.price %>',
    currencyFormat: '$%s',
    optionPrices: record(
      salable.map(({ id, price }) => [
        id,
        { ...prices(price), tierPrices: [], msrpPrice: { amount: 0 } },
      ]),
    ),
    priceFormat: priceFormat(),
    prices: prices(lowest),
    productId: String(product.id),
    chooseText: 'Choose an Option...',
    images: [],
    index: record(
      salable.map(({ id, choice }) => [
        id,
        record(
          product.attributes.map((attribute) => [attribute.id, String(choice[attribute.id] ?? '')]),
        ),
      ]),
    ),
    salable: [],
    canDisplayShowOutOfStockStatus: false,
    channel: 'website',
    salesChannelCode: 'base',
    sku: record(salable.map(({ id, sku }) => [id, sku])),
  };
}

function swatchOf(value: Attribute['values'][number], baseUrl: string): Json {
  const { label, swatch } = value;
  if (swatch.kind === 'image') {
    const url = new URL(coverPath(swatch.value), baseUrl).href;
    return { type: '2', value: url, thumb: url, label };
  }
  return { type: swatch.kind === 'color' ? '1' : '0', value: swatch.value, label };
}

function additionalData(attribute: Attribute): string {
  const isText = attribute.values.every(({ swatch }) => swatch.kind === 'text');
  return JSON.stringify({
    swatch_input_type: isText ? 'text' : 'visual',
    update_product_preview_image: isText ? 0 : 1,
    use_product_image_for_swatch: 0,
  });
}

/** The options of a product's swatch renderer on any page; `baseUrl` ends with a slash. */
function swatchConfig(product: ShopProduct, baseUrl: string): Json {
  return {
    jsonSwatchConfig: record(
      product.attributes.map((attribute) => [
        attribute.id,
        {
          ...record(attribute.values.map((value) => [value.id, swatchOf(value, baseUrl)])),
          additional_data: additionalData(attribute),
        },
      ]),
    ),
    mediaCallback: `${baseUrl}swatches/ajax/media/`,
    jsonSwatchImageSizeConfig: {
      swatchImage: { width: 30, height: 20 },
      swatchThumb: { height: 90, width: 110 },
    },
    showTooltip: 1,
  };
}

/** The init entry of a product's swatches in a listing. */
export function listingSwatchInit(
  db: Database,
  product: ShopProduct,
  baseUrl: string,
): Readonly<Record<string, Json>> {
  return {
    [`[data-role=swatch-option-${String(product.id)}]`]: {
      'Magento_Swatches/js/swatch-renderer': {
        selectorProduct: '.product-item-details',
        onlySwatches: true,
        enableControlLabel: false,
        numberToShow: 16,
        jsonConfig: configurableConfig(db, product),
        ...swatchConfig(product, baseUrl),
      },
    },
  };
}

/** The init entry of the swatches on a product's own page. `chosen` maps attribute to value ids of a line being edited. */
export function productSwatchInit(
  db: Database,
  product: ShopProduct,
  pictures: SwatchPictures,
  chosen: Readonly<Record<number, number>> | undefined,
  baseUrl: string,
): Readonly<Record<string, Json>> {
  const salable = product.variants.filter(({ sku }) => stockOf(db, sku) > 0);
  const defaultValues = Object.fromEntries(
    Object.entries(chosen ?? {}).map(([id, value]) => [id, String(value)]),
  );
  return {
    '[data-role=swatch-options]': {
      'Magento_Swatches/js/swatch-renderer': {
        jsonConfig: {
          ...configurableConfig(db, product),
          images: record(salable.map(({ id }) => [id, pictures[String(id)] ?? []])),
          ...(chosen ? { defaultValues } : {}),
        },
        ...swatchConfig(product, baseUrl),
        gallerySwitchStrategy: 'replace',
      },
    },
  };
}
