import type { ApiError } from '../../platform/http/api-error';
import { outcomeUnknown } from '../../platform/http/error-text';
import type { CartSection, SectionName } from '../../domain/section.types';
import { selectCart } from './section-selectors';
import { isLoadEnd, sectionsReceived, type sectionsFailed } from './sections-slice';
import type { FlowApi } from '../shared/store.types';

/** How long a change waits for the reloaded section, in milliseconds. */
const RELOAD_LIMIT_MS = 8000;

/** Waits for a section that is being loaded; gives up after a while or when its load fails. */
export async function sectionReloaded(api: FlowApi, name: SectionName): Promise<void> {
  await api.condition((action) => isLoadEnd(action, name), RELOAD_LIMIT_MS);
}

/** Waits for the cart section whose load a write has triggered. */
export const cartReloaded = (api: FlowApi): Promise<void> => sectionReloaded(api, 'cart');

/** The next cart that arrives; null when none does in time. */
export async function nextCart(api: FlowApi): Promise<CartSection | null> {
  const received = await api.take(
    (action): action is ReturnType<typeof sectionsReceived | typeof sectionsFailed> =>
      isLoadEnd(action, 'cart'),
    RELOAD_LIMIT_MS,
  );
  return received !== null && sectionsReceived.match(received[0])
    ? selectCart(api.getState())
    : null;
}

/**
 * Whether a change was saved although its response was lost, according to the cart whose load the write has triggered.
 * False when the shop cannot be reached.
 */
export async function confirmChange(
  api: FlowApi,
  error: ApiError,
  isIn: (lines: NonNullable<ReturnType<typeof selectCart>>['lines']) => boolean,
): Promise<boolean> {
  const before = selectCart(api.getState());
  if (!outcomeUnknown(error) || !api.getState().sections.loading.includes('cart')) return false;
  await cartReloaded(api);
  const cart = selectCart(api.getState());
  return cart !== null && cart !== before && isIn(cart.lines);
}
