import { useState } from 'react';
import { Button } from '../../ui/Button/Button';
import { useUid } from '../../ui/element-context';
import { adoptStyles } from '../../ui/styles/adopt';
import css from './OrderGift.css';
import type { RenderedGift } from './rendered-gift.types';

adoptStyles(css);

/** The gift message of an order's item in a row that expands (GMSG-13). All texts are the server's. */
export function OrderGift({ rendered }: { readonly rendered: RenderedGift }) {
  const id = useUid('till-order-gift');
  const [isOpen, setOpen] = useState(false);
  const names = [rendered.sender, rendered.recipient].filter((part) => part !== null);
  return (
    <div className="till-order-gift">
      <div className="till-order-gift__bar">
        <Button
          variant="quiet"
          size="s"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => {
            setOpen(!isOpen);
          }}
        >
          {rendered.title}
          <span
            className={`till-order-gift__chevron${isOpen ? ' till-order-gift__chevron--open' : ''}`}
            aria-hidden="true"
          />
        </Button>
      </div>
      <div className="till-order-gift__panel" id={id} hidden={!isOpen}>
        {names.length > 0 && (
          <dl className="till-order-gift__names">
            {names.map(({ label, text }) => (
              <div className="till-order-gift__name" key={label}>
                <dt className="till-order-gift__label">{label}</dt>
                <dd className="till-order-gift__text">{text}</dd>
              </div>
            ))}
          </dl>
        )}
        <p className="till-order-gift__text">{rendered.message}</p>
      </div>
    </div>
  );
}
