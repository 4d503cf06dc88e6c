import { markup, nothing, type Markup } from './markup';

/** What the front page says to a customer who is signed in. */
export interface WelcomeData {
  readonly firstname: string;
  /** The newest order; null for one who has not bought yet. */
  readonly order: { readonly number: string; readonly url: string } | null;
}

/** The block `shop.welcome`: a line for the customer, and the way to the newest order. Guests have none. */
export const welcome = (data: WelcomeData | null): Markup =>
  data === null
    ? nothing
    : markup`<p class="welcome wide"><span>Welcome back, ${data.firstname}.</span> ${
        data.order === null
          ? markup`<span>The first book is always the best.</span>`
          : markup`<a href="${data.order.url}">Where is order ${data.order.number}?</a>`
      }</p>`;
