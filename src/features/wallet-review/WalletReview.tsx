import { useCallback, useState } from 'react';
import { adoptStyles } from '../../ui/styles/adopt';
import { OrderForm } from './OrderForm';
import { ReviewDetails } from './ReviewDetails';
import { ShippingChoice } from './ShippingChoice';
import { resetEmptied } from './method-select';
import css from './WalletReview.css';

adoptStyles(css);

const formIn = (host: HTMLElement, selector: string): HTMLFormElement | null =>
  host.querySelector<HTMLFormElement>(`form${selector}`);

/** The page where an order of a wallet is reviewed, around what the server has rendered (WREV-01). */
export function WalletReview() {
  const [host, setHost] = useState<HTMLElement | null>(null);
  const adopt = useCallback((root: Element | null) => {
    const around = root?.closest('.till-root')?.parentElement ?? null;
    if (around !== null) resetEmptied(around);
    setHost(around);
  }, []);
  const order = host === null ? null : formIn(host, '#order-review-form');
  const shipping = host === null ? null : formIn(host, '#shipping-method-form');
  return (
    <div ref={adopt}>
      {host !== null && order !== null && (
        <>
          {shipping !== null && <ShippingChoice host={host} form={shipping} />}
          <ReviewDetails host={host} />
          <OrderForm host={host} form={order} shipping={shipping} />
        </>
      )}
    </div>
  );
}
