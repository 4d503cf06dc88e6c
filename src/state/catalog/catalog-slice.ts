import type { PayloadAction } from '@reduxjs/toolkit';
import type {
  AddedPrice,
  ChosenImages,
  Configurable,
  PrintedProduct,
  ProductPrices,
  Selection,
} from '../../domain/catalog/catalog.types';
import { possibleSelection, swatchModelOf } from '../../domain/catalog/swatch-model';
import type { PriceFormat } from '../../domain/money.types';
import { createPureSlice } from '../shared/pure-slice';

/** A product of the page: what is printed of it, and what the shopper has chosen so far. */
export interface CatalogProduct {
  /** How its prices are written; null: as the shop writes all of them. */
  readonly priceFormat: PriceFormat | null;
  /** What the product costs before anything is chosen; null until something says so. */
  readonly prices: ProductPrices | null;
  /** What the page says it costs, whatever is chosen. */
  readonly printedPrices: ProductPrices | null;
  /** What can be chosen; null where there are no variants. */
  readonly configurable: Configurable | null;
  readonly selection: Selection;
  /** Added to the price of one piece by what was chosen elsewhere in the form, by where: custom options, links. */
  readonly added: Readonly<Record<string, AddedPrice>>;
  readonly qty: number;
  /** Pictures of what was chosen; null: those the page shows by itself. */
  readonly images: ChosenImages | null;
  readonly areImagesLoading: boolean;
}

/** The products of the page by id. Elements that show parts of the same product meet here. */
export interface CatalogState {
  readonly products: Readonly<Record<string, CatalogProduct>>;
}

declare module '../shared/store.types' {
  interface LazySlices {
    catalog: CatalogState;
  }
}

/** Says which product a fact is about. */
interface ProductRef {
  readonly productId: string;
}

const UNKNOWN: CatalogProduct = {
  priceFormat: null,
  prices: null,
  printedPrices: null,
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
  const product = { ...(state.products[productId] ?? UNKNOWN), ...patch };
  return { products: { ...state.products, [productId]: product } };
}

/** As much of a wish as the product has. */
const possible = (configurable: Configurable | null, wish: Selection): Selection =>
  configurable === null ? wish : possibleSelection(swatchModelOf(configurable), wish);

export const catalogSlice = createPureSlice({
  name: 'catalog',
  initialState,
  reducers: {
    /** The page was read. What was chosen already stays. */
    productsRead: (state, { payload }: PayloadAction<Readonly<Record<string, PrintedProduct>>>) =>
      Object.entries(payload).reduce<CatalogState>(
        (next, [productId, printed]) =>
          patched(next, productId, {
            ...printed,
            printedPrices: printed.prices,
            selection: possible(printed.configurable, {
              ...printed.configurable?.defaults,
              ...next.products[productId]?.selection,
            }),
          }),
        state,
      ),
    /** The shopper chooses an option of an attribute; null takes the choice back (SWAT-10). */
    optionChosen: (
      state,
      {
        payload: { productId, attributeId, optionId },
      }: PayloadAction<ProductRef & { attributeId: string; optionId: string | null }>,
    ) => {
      const { [attributeId]: _before, ...others } = state.products[productId]?.selection ?? {};
      return patched(state, productId, {
        selection: optionId === null ? others : { ...others, [attributeId]: optionId },
      });
    },
    /** Everything is chosen at once: from the page's address, by the browser, or by a reset of the form (SWAT-15). */
    selectionRestored: (
      state,
      { payload: { productId, selection } }: PayloadAction<ProductRef & { selection: Selection }>,
    ) =>
      patched(state, productId, {
        selection: possible(state.products[productId]?.configurable ?? null, selection),
      }),
    /** The product itself costs something else now, as a bundle does with every part (PRICE-01). */
    pricesChanged: (
      state,
      { payload: { productId, prices } }: PayloadAction<ProductRef & { prices: ProductPrices }>,
    ) => patched(state, productId, { prices }),
    /** What one part of the form adds to a piece's price; null takes it away. */
    amountAdded: (
      state,
      {
        payload: { productId, source, price },
      }: PayloadAction<ProductRef & { source: string; price: AddedPrice | null }>,
    ) => {
      const { [source]: _before, ...others } = state.products[productId]?.added ?? {};
      return patched(state, productId, {
        added: price === null ? others : { ...others, [source]: price },
      });
    },
    /** The shopper wants that many; tier prices follow. */
    quantityChosen: (
      state,
      { payload: { productId, qty } }: PayloadAction<ProductRef & { qty: number }>,
    ) => patched(state, productId, { qty }),
    /** Pictures of what was chosen are asked for. */
    imagesRequested: (state, { payload: { productId } }: PayloadAction<ProductRef>) =>
      patched(state, productId, { areImagesLoading: true }),
    /** Pictures of what was chosen; null brings the page's own back (SWAT-14). */
    imagesReceived: (
      state,
      {
        payload: { productId, images },
      }: PayloadAction<ProductRef & { images: ChosenImages | null }>,
    ) => patched(state, productId, { images }),
    /** The sign of loading has been seen and goes (SWAT-21). */
    imagesSettled: (state, { payload: { productId } }: PayloadAction<ProductRef>) =>
      state.products[productId]?.areImagesLoading === true
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

/** A product of the page; one that nothing is known of is empty. */
export const selectProduct =
  (productId: string) =>
  (state: { readonly catalog?: CatalogState }): CatalogProduct =>
    state.catalog?.products[productId] ?? UNKNOWN;
