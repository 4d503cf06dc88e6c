import { TillMiniCart } from 'till-elements/react';

import { Card } from './card';

/** A server component: its tag and fallback are in the HTML. */
export default function Page() {
  return (
    <>
      <TillMiniCart maxItems={3}>
        <a href="/checkout/cart/">My Cart</a>
      </TillMiniCart>
      <Card />
    </>
  );
}
