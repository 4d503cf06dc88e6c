import { useEffect, useRef } from 'react';
import { removalUndone, selectOffer, type Offer } from '../../../state/cart/removed-slice';
import { useTillDispatch, useTillSelector } from '../../../state/shared/hooks';
import { Button } from '../../../ui/Button/Button';
import { ButtonLink } from '../../../ui/Button/ButtonLink';
import { useEmit, useUid } from '../../../ui/element-context';
import { useT } from '../../../ui/i18n';
import { Notice } from '../../../ui/Notice/Notice';
import { adoptStyles } from '../../../ui/styles/adopt';
import css from './RemovedLine.css';

adoptStyles(css);

/** Replaces a removed line and offers to undo the removal (docs/decisions/0023-undo-removal.md). */
export function RemovedLine() {
  const offer = useTillSelector(selectOffer);
  return offer === null ? null : (
    <li className="till-removed-line">
      <WayBack offer={offer} />
    </li>
  );
}

/** The same for a cart without any lines left. */
export function RemovedFromEmpty() {
  const offer = useTillSelector(selectOffer);
  return offer === null ? null : (
    <div className="till-removed-line till-removed-line--alone">
      <WayBack offer={offer} />
    </div>
  );
}

function WayBack({ offer }: { offer: Offer }) {
  const t = useT();
  const id = useUid('till-removed');
  const dispatch = useTillDispatch();
  const emit = useEmit();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const focused = document.activeElement;
    if (focused !== null && focused !== document.body) return;
    root.current?.querySelector<HTMLElement>('button, a')?.focus();
  }, []);
  const { name, url, request, status, error, itemId, sku, qty } = offer;
  return (
    <div className="till-removed-line__row" ref={root}>
      <span className="till-removed-line__text" id={id}>
        {t('%1 was removed.', [name])}
      </span>
      {request !== null ? (
        <Button
          size="s"
          busy={status === 'restoring'}
          aria-describedby={id}
          onClick={() => {
            dispatch(removalUndone());
            emit('till-item-restored', { itemId, sku, qty });
          }}
        >
          {t('Undo')}
        </Button>
      ) : (
        url !== null && (
          <ButtonLink size="s" href={url} aria-describedby={id}>
            {t('Choose again')}
          </ButtonLink>
        )
      )}
      {error !== null && (
        <div className="till-removed-line__error">
          <Notice tone="error" compact>
            {error}
          </Notice>
        </div>
      )}
    </div>
  );
}
