import { markup, nothing, type Markup } from './markup';

/** The data of the home page's greeting for a signed-in customer. */
export interface WelcomeData {
  readonly firstname: string;
  /** The newest order; null without orders. */
  readonly order: { readonly number: string; readonly url: string } | null;
}

/** The block `shop.welcome`: a greeting with a link to the newest order; empty for guests. */
export const welcome = (data: WelcomeData | null): Markup =>
  data === null
    ? nothing
    : markup`<p class="welcome-note wide"><span>Welcome back, ${data.firstname}.</span> ${
        data.order === null
          ? markup`<span>The first book is always the best.</span>`
          : markup`<a href="${data.order.url}">Where is order ${data.order.number}?</a>`
      }</p>`;
