import * as v from 'valibot';
import type { PageSource } from '../../platform/page/page-source';
import { wireNumber } from '../wire/wire';
import { branch, configsOf, recordOf } from './config-values';
import { reader } from './reader';

/** How pickup locations are searched (`config-shapes.md` §1). */
export interface PickupSettings {
  readonly websiteCode: string;
  /** Between the place and its country in a search. */
  readonly delimiter: string;
  /** In km. */
  readonly radius: number;
}

/** The platform's own default, in km. */
const RADIUS = 200;

/** Reads `checkoutConfig` and the component `store-pickup` of the checkout's layout. */
export function parsePickup(source: PageSource): PickupSettings {
  const read = reader(source.checkoutConfig ?? {}, 'checkoutConfig');
  const radius = configsOf(source.init, 'Magento_Ui/js/core/app')
    .map((app) =>
      branch(
        recordOf(app),
        'components',
        'checkout',
        'children',
        'steps',
        'children',
        'store-pickup',
        'config',
      ),
    )
    .map(({ nearbySearchRadius }) => v.safeParse(wireNumber, nearbySearchRadius))
    .find(({ success }) => success)?.output;
  return {
    websiteCode: read('websiteCode', v.string(), 'base'),
    delimiter: read('storePickupApiSearchTermDelimiter', v.string(), ':'),
    radius: typeof radius === 'number' && radius > 0 ? radius : RADIUS,
  };
}
