import type {} from 'till/jsx';

/** Tags of the package in JSX, attributes as in HTML or as properties. */
export const page = (
  <main>
    <till-mini-cart max-items={3} load="visible">
      <a href="/checkout/cart/">My Cart</a>
    </till-mini-cart>
    <till-checkout withoutSummary className="wide" />
  </main>
);

// @ts-expect-error: a tag has the attributes of its table
export const refused = <till-mini-cart max-items="three" />;
