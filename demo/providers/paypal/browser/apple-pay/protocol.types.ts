import type { CardKind } from './token';

/** The `postMessage` protocol between Apple's script in the shop's page and the frame of its sheet. */

/** A line of the sheet, with its amount as text. */
export interface SheetLine {
  readonly label: string;
  readonly amount: string;
  readonly type?: string;
}

/** A shipping method of the sheet. */
export interface SheetMethod {
  readonly identifier: string;
  readonly label: string;
  readonly detail: string;
  readonly amount: string;
}

/** What a sheet shows. */
export interface SheetContent {
  readonly currency: string;
  readonly total: SheetLine;
  readonly lines: readonly SheetLine[];
  readonly methods: readonly SheetMethod[];
  readonly isShipped: boolean;
  /** Why the chosen address cannot be used; '' while it can. */
  readonly problem: string;
  /** Whether the shop is asked: nothing can be paid meanwhile. */
  readonly isBusy: boolean;
}

/** From the page to the frame: what is shown from now on. */
export interface ToSheet {
  readonly type: 'show';
  readonly content: SheetContent;
}

/** From the frame to the page; an address by its place in the shopper's list. */
export type FromSheet =
  | { readonly type: 'hello' | 'ready' | 'cancel' }
  | { readonly type: 'height'; readonly height: number }
  | { readonly type: 'contact'; readonly address: number }
  | { readonly type: 'method'; readonly identifier: string }
  | { readonly type: 'pay'; readonly card: CardKind };
