import { swatchMedia } from '../../api/swatch-media';
import type { ChosenImages, Configurable, ProductImage } from '../../domain/catalog/catalog.types';
import { matchesOf, swatchModelOf } from '../../domain/catalog/swatch-model';
import { ownValue } from '../../domain/own-value';
import { afterPaint } from '../../platform/page/frames';
import {
  imagesReceived,
  imagesRequested,
  imagesSettled,
  optionChosen,
  productsRead,
  selectionRestored,
  selectProduct,
  type CatalogProduct,
} from './catalog-slice';
import type { FlowApi, StartListening } from '../shared/store.types';

/** Pause after the last choice before images are requested, in milliseconds (SWAT-20). */
const PAUSE_MS = 500;
/** How long the loading indicator stays after they have arrived, in milliseconds (SWAT-21). */
const SETTLE_MS = 300;

/**
 * The variant whose images are shown: the first one that matches, once an attribute that changes images is chosen
 * (SWAT-14).
 */
function shownVariant({ configurable, selection }: CatalogProduct): string | null {
  if (configurable === null) return null;
  const counts = configurable.attributes.some(
    ({ id, changesImages }) => changesImages && ownValue(selection, id) !== undefined,
  );
  return counts ? matchesOf(swatchModelOf(configurable), selection).first : null;
}

/** Images from the page's configuration; null when they have to be loaded (SWAT-16). */
function configuredImages(
  { images, defaultImages, mediaUrl }: Configurable,
  variantId: string,
  isStart: boolean,
): readonly ProductImage[] | null {
  if (isStart && defaultImages.length > 0) return defaultImages;
  const hasImages = Object.keys(images).length > 0;
  return ownValue(images, variantId) ?? (hasImages || mediaUrl === null ? [] : null);
}

type Choice = ReturnType<typeof optionChosen | typeof selectionRestored>;

/** Waits; resolves to whether the run was not superseded in between. */
const pause = (ms: number, { signal }: AbortController): Promise<boolean> =>
  new Promise((resolve) => {
    setTimeout(() => {
      resolve(!signal.aborted);
    }, ms);
  });

/**
 * Shows the images of the chosen variant (SWAT-14): those of the page, or those loaded after a pause, once for each
 * variant (SWAT-18 to SWAT-20). A newer choice cancels the request of an older one. A variant without images of its
 * own, or whose images cannot be loaded, shows the page's.
 */
export function startChooseImages(startListening: StartListening): void {
  const known = new Map<string, readonly ProductImage[]>();
  const runs = new Map<string, { variantId: string | null; run: AbortController }>();

  const showImages = async (productId: string, isStart: boolean, api: FlowApi): Promise<void> => {
    const product = selectProduct(productId)(api.getState());
    const { configurable } = product;
    const variantId = shownVariant(product);
    const before = runs.get(productId);
    if (configurable === null || (before?.variantId ?? null) === variantId) return;
    before?.run.abort();
    const run = new AbortController();
    runs.set(productId, { variantId, run });
    const show = (list: readonly ProductImage[]): void => {
      const images: ChosenImages | null =
        list.length === 0 ? null : { list, strategy: configurable.imageStrategy };
      api.dispatch(imagesReceived({ productId, images }));
    };
    const ready =
      variantId === null
        ? []
        : (known.get(variantId) ?? configuredImages(configurable, variantId, isStart));
    if (ready !== null || variantId === null || configurable.mediaUrl === null) {
      // The choice and its price are painted first, since images are large.
      if (!isStart) await afterPaint();
      if (run.signal.aborted) return;
      show(ready ?? []);
      api.dispatch(imagesSettled({ productId }));
      return;
    }
    if (!(await pause(PAUSE_MS, run))) return;
    api.dispatch(imagesRequested({ productId }));
    const result = await swatchMedia(configurable.mediaUrl, variantId, { signal: run.signal });
    if (run.signal.aborted) return;
    if (result.ok) known.set(variantId, result.value);
    show(result.ok ? result.value : []);
    if (await pause(SETTLE_MS, run)) api.dispatch(imagesSettled({ productId }));
  };

  startListening({
    actionCreator: productsRead,
    effect: async ({ payload }, api) => {
      await Promise.all(Object.keys(payload).map((productId) => showImages(productId, true, api)));
    },
  });
  const onChoice = ({ payload: { productId } }: Choice, api: FlowApi): Promise<void> =>
    showImages(productId, false, api);
  startListening({ actionCreator: optionChosen, effect: onChoice });
  startListening({ actionCreator: selectionRestored, effect: onChoice });
}
