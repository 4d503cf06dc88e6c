import type { PayPalNamespace } from '@paypal/paypal-js';
import type { SdkFailure } from '../../../platform/sdk/load-sdk';
import type { Result } from '../../../platform/result';
import type { SdkParams } from '../domain/smart-buttons.types';
import { startPart } from './start-sdk';

/** The SDK with its card fields. */
export type CardSdk = PayPalNamespace & {
  readonly CardFields: NonNullable<PayPalNamespace['CardFields']>;
};

/** An SDK that was loaded for something else has none. */
const hasCardFields = (sdk: CardSdk): boolean => typeof sdk.CardFields === 'function';

/** Loads the SDK with its card fields; see `startPart`. */
export const startCardFields = (params: SdkParams): Promise<Result<CardSdk, SdkFailure>> =>
  startPart(params, hasCardFields);
