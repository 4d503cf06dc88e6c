import { createRef, type ReactElement } from 'react';
import { till, TillCardFields, TillCheckout, TillMiniCart } from 'till-elements/react';

const card = createRef<HTMLElementTagNameMap['till-card-fields']>();

/** Components, with their own props and those of any HTML element. */
export const components = (
  <main>
    <TillMiniCart
      maxItems={3}
      load="visible"
      className="wide"
      style={{ color: 'red' }}
      slot="cart"
      hidden
      role="region"
      aria-label="Cart"
      data-test="cart"
      onClick={(event) => event.currentTarget.maxItems?.toFixed()}
      onTillQuantityChanged={({ detail }) => detail.qty - detail.previousQty}
    >
      <a href="/checkout/cart/">My Cart</a>
    </TillMiniCart>
    <TillCheckout withoutSummary onTillOrderPlaced={({ detail }) => detail.orderId?.toFixed()} />
    <TillCardFields ref={card} allowedTypes="VI, MC" />
  </main>
);
export const year: number | undefined = card.current?.readCard()?.year;
till.on('till-order-placed', ({ detail }) => detail.orderId);

/** Tags, with attributes as in HTML or properties. */
export const tags: ReactElement = (
  <main>
    <till-mini-cart
      max-items={3}
      load="visible"
      role="region"
      slot="cart"
      style={{ color: 'red' }}
      onClick={(event) => event.currentTarget.maxItems}
      ontill-quantity-changed={({ detail }) => detail.qty.toFixed()}
    >
      <a href="/checkout/cart/">My Cart</a>
    </till-mini-cart>
    <till-checkout withoutSummary className="wide" class="wide" key="checkout" />
  </main>
);

// @ts-expect-error: a tag has the attributes of its table
export const wrongTag = <till-mini-cart max-items="three" />;
// @ts-expect-error: a component has the props of its table
export const wrongValue = <TillMiniCart maxItems="three" />;
// @ts-expect-error: no event has this name
export const wrongEvent = <TillMiniCart onTillCartOpen={() => undefined} />;
// @ts-expect-error: an event carries what the element's table says
export const wrongDetail = <TillMiniCart onTillQuantityChanged={({ detail }) => detail.quantity} />;
