import type { ShopperAddress } from '../../../shared/shopper';
import type { CardKind } from './token';

/** The `postMessage` protocol between Google's script in the shop's page and the frame of its sheet. */

/** A line of the sheet, with its amount as text. */
export interface SheetLine {
  readonly label: string;
  readonly price: string;
}

/** What a sheet shows. */
export interface SheetContent {
  readonly business: string;
  readonly currency: string;
  readonly lines: readonly SheetLine[];
  readonly total: string;
  readonly isShipped: boolean;
}

/** From the page to the frame. */
export type ToSheet =
  | { readonly type: 'init'; readonly content: SheetContent }
  /** The payment has failed: the payer may choose another card. */
  | { readonly type: 'failed'; readonly message: string };

/** From the frame to the page. */
export type FromSheet =
  | { readonly type: 'hello' | 'ready' | 'cancel' }
  | { readonly type: 'height'; readonly height: number }
  | {
      readonly type: 'pay';
      readonly card: CardKind;
      /** Null where nothing is shipped. */
      readonly address: ShopperAddress | null;
    };

/** From the frame of the bank's question. */
export type FromChallenge =
  | { readonly type: 'hello' }
  | { readonly type: 'height'; readonly height: number }
  | { readonly type: 'answer'; readonly answer: 'POSSIBLE' | 'NO' };
