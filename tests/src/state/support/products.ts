import type { PageSource } from '../../../../src/platform/page/page-source';

const amount = (value: number) => ({ amount: value });
const prices = (value: number, regular = value) => ({
  baseOldPrice: amount(regular),
  oldPrice: amount(regular),
  basePrice: amount(value),
  finalPrice: amount(value),
});

export const dollars = {
  pattern: '$%s',
  precision: 2,
  requiredPrecision: 2,
  decimalSymbol: '.',
  groupSymbol: ',',
  groupLength: 3,
  integerRequired: false,
};

/** The picture of a variant as a product page contains it. */
const printedImage = (name: string) => ({
  thumb: `/${name}-s.jpg`,
  img: `/${name}-m.jpg`,
  full: `/${name}-l.jpg`,
  caption: name,
  position: '1',
  isMain: true,
  type: 'image',
  videoUrl: null,
});

/** Black in S and M, blue in S only, red in none; M costs more, blue S is on sale. */
export const hoodieConfig = {
  attributes: {
    93: {
      id: '93',
      code: 'color',
      label: 'Colour',
      position: '0',
      options: [
        { id: '4', label: 'Black', products: ['10', '11'] },
        { id: '5', label: 'Blue', products: ['13'] },
        { id: '6', label: 'Red', products: [] },
      ],
    },
    137: {
      id: '137',
      code: 'size',
      label: 'Size',
      position: '1',
      options: [
        { id: '7', label: 'S', products: ['10', '13'] },
        { id: '8', label: 'M', products: ['11'] },
      ],
    },
  },
  currencyFormat: '$%s',
  optionPrices: {
    10: { ...prices(40), tierPrices: [{ qty: 5, price: 30, percentage: 25 }] },
    11: { ...prices(45), tierPrices: [], msrpPrice: amount(60) },
    13: { ...prices(35, 40), tierPrices: [] },
  },
  priceFormat: dollars,
  prices: prices(35),
  productId: '19',
  chooseText: 'Choose an Option...',
  images: { 10: [printedImage('black-s')], 13: [printedImage('blue-s')] },
  index: { 10: { 93: '4', 137: '7' }, 11: { 93: '4', 137: '8' }, 13: { 93: '5', 137: '7' } },
  salable: [],
  canDisplayShowOutOfStockStatus: false,
};

const additional = (changesImages: 0 | 1) =>
  JSON.stringify({ swatch_input_type: 'visual', update_product_preview_image: changesImages });

const hoodieSwatches = {
  93: {
    4: { type: '1', value: '#000000', label: 'Black' },
    5: { type: '2', value: '/blue-30.png', thumb: '/blue-110.png', label: 'Blue' },
    6: { type: '3', value: null, label: 'Red' },
    additional_data: additional(1),
  },
  137: {
    7: { type: '0', value: 'S', label: 'S' },
    8: { type: '0', value: 'M', label: 'M' },
    additional_data: additional(0),
  },
};

/** The init script of the hoodie's swatches, with changes. */
export const hoodieInit = (changes: Readonly<Record<string, unknown>> = {}) => ({
  jsonConfig: hoodieConfig,
  jsonSwatchConfig: hoodieSwatches,
  mediaCallback: 'https://shop.test/swatches/ajax/media/',
  gallerySwitchStrategy: 'replace',
  jsonSwatchImageSizeConfig: {
    swatchImage: { width: 30, height: 20 },
    swatchThumb: { width: 110, height: 90 },
  },
  showTooltip: 1,
  ...changes,
});

/** A page that contains nothing but these init entries. */
export const pageWith = (init: PageSource['init']): PageSource => ({
  checkoutConfig: null,
  checkout: {},
  init,
  globals: {},
  dictionaryUrl: null,
  phrases: {},
});

/** The hoodie's page. */
export const hoodiePage = (changes: Readonly<Record<string, unknown>> = {}): PageSource =>
  pageWith({
    '[data-role=swatch-options]': {
      'Magento_Swatches/js/swatch-renderer': hoodieInit(changes),
    },
  });
