import type { PayloadAction } from '@reduxjs/toolkit';
import type {
  AddedPrice,
  ChosenImages,
  Configurable,
  PageProduct,
  ProductPrices,
  Selection,
} from '../../domain/catalog/catalog.types';
import { possibleSelection, swatchModelOf } from '../../domain/catalog/swatch-model';
import type { PriceFormat } from '../../domain/money.types';
import { ownValue } from '../../domain/own-value';
import { createPureSlice } from '../shared/pure-slice';

/** A product of the page: its data from the page, and what the shopper has chosen so far. */
export interface CatalogProduct {
  /** Its price format; null: the shop's. */
  readonly priceFormat: PriceFormat | null;
  /** The product's own price, without amounts added by options; null while it is not known. */
  readonly prices: ProductPrices | null;
  /** The price in the page, whatever is chosen. */
  readonly pagePrices: ProductPrices | null;
  /** The configurable attributes; null where there are no variants. */
  readonly configurable: Configurable | null;
  readonly selection: Selection;
  /** Amounts added to the unit price by other choices in the form, by source: custom options, links. */
  readonly added: Readonly<Record<string, AddedPrice>>;
  readonly qty: number;
  /** Images of the chosen variant; null: those of the page. */
  readonly images: ChosenImages | null;
  readonly areImagesLoading: boolean;
}

/** The products of the page by id, shared by the elements that show parts of the same product. */
export interface CatalogState {
  readonly products: Readonly<Record<string, CatalogProduct>>;
}

declare module '../shared/store.types' {
  interface LazySlices {
    catalog: CatalogState;
  }
}

/** Identifies a product. */
interface ProductRef {
  readonly productId: string;
}

const UNKNOWN: CatalogProduct = {
  priceFormat: null,
  prices: null,
  pagePrices: null,
  configurable: null,
  selection: {},
  added: {},
  qty: 1,
  images: null,
  areImagesLoading: false,
};

const initialState: CatalogState = { products: {} };

function patched(
  state: CatalogState,
  productId: string,
  patch: Partial<CatalogProduct>,
): CatalogState {
  const product = { ...(ownValue(state.products, productId) ?? UNKNOWN), ...patch };
  return { products: { ...state.products, [productId]: product } };
}

/** The part of a selection that the product offers. */
const possible = (configurable: Configurable | null, wanted: Selection): Selection =>
  configurable === null ? wanted : possibleSelection(swatchModelOf(configurable), wanted);

export const catalogSlice = createPureSlice({
  name: 'catalog',
  initialState,
  reducers: {
    /** The page's data was read. An existing selection stays. */
    productsRead: (state, { payload }: PayloadAction<Readonly<Record<string, PageProduct>>>) =>
      Object.entries(payload).reduce<CatalogState>(
        (next, [productId, product]) =>
          patched(next, productId, {
            ...product,
            pagePrices: product.prices,
            selection: possible(product.configurable, {
              ...product.configurable?.defaults,
              ...ownValue(next.products, productId)?.selection,
            }),
          }),
        state,
      ),
    /** The shopper chooses an option of an attribute; null clears it (SWAT-10). */
    optionChosen: (
      state,
      {
        payload: { productId, attributeId, optionId },
      }: PayloadAction<ProductRef & { attributeId: string; optionId: string | null }>,
    ) => {
      const { [attributeId]: _before, ...others } =
        ownValue(state.products, productId)?.selection ?? {};
      return patched(state, productId, {
        selection: optionId === null ? others : { ...others, [attributeId]: optionId },
      });
    },
    /** The whole selection is set: from the page's URL, by the browser, or by a reset of the form (SWAT-15). */
    selectionRestored: (
      state,
      { payload: { productId, selection } }: PayloadAction<ProductRef & { selection: Selection }>,
    ) =>
      patched(state, productId, {
        selection: possible(ownValue(state.products, productId)?.configurable ?? null, selection),
      }),
    /** The product's own price has changed, as a bundle's does with every part (PRICE-01). */
    pricesChanged: (
      state,
      { payload: { productId, prices } }: PayloadAction<ProductRef & { prices: ProductPrices }>,
    ) => patched(state, productId, { prices }),
    /** The amount that one part of the form adds to the unit price; null removes it. */
    amountAdded: (
      state,
      {
        payload: { productId, source, price },
      }: PayloadAction<ProductRef & { source: string; price: AddedPrice | null }>,
    ) => {
      const { [source]: _before, ...others } = ownValue(state.products, productId)?.added ?? {};
      return patched(state, productId, {
        added: price === null ? others : { ...others, [source]: price },
      });
    },
    /** The shopper chose a quantity; tier prices depend on it. */
    quantityChosen: (
      state,
      { payload: { productId, qty } }: PayloadAction<ProductRef & { qty: number }>,
    ) => patched(state, productId, { qty }),
    /** Images of the chosen variant are being loaded. */
    imagesRequested: (state, { payload: { productId } }: PayloadAction<ProductRef>) =>
      patched(state, productId, { areImagesLoading: true }),
    /** Images of the chosen variant; null restores the page's own (SWAT-14). */
    imagesReceived: (
      state,
      {
        payload: { productId, images },
      }: PayloadAction<ProductRef & { images: ChosenImages | null }>,
    ) => patched(state, productId, { images }),
    /** The loading indicator was shown long enough and is removed (SWAT-21). */
    imagesSettled: (state, { payload: { productId } }: PayloadAction<ProductRef>) =>
      ownValue(state.products, productId)?.areImagesLoading === true
        ? patched(state, productId, { areImagesLoading: false })
        : state,
  },
});

export const {
  productsRead,
  optionChosen,
  selectionRestored,
  pricesChanged,
  amountAdded,
  quantityChosen,
  imagesRequested,
  imagesReceived,
  imagesSettled,
} = catalogSlice.actions;

/** All products of the page by id. */
export const selectProducts = (state: {
  readonly catalog?: CatalogState;
}): CatalogState['products'] => (state.catalog ?? initialState).products;

/** A product of the page; an unknown one is empty. */
export const selectProduct =
  (productId: string) =>
  (state: { readonly catalog?: CatalogState }): CatalogProduct =>
    ownValue(state.catalog?.products, productId) ?? UNKNOWN;
