import { useEffect, useState } from 'react';
import { navigate } from '../../../platform/navigate';
import { selectHasUnsaved, typedDiscarded } from '../../../state/cart/cart-slice';
import { useTillDispatch, useTillSelector } from '../../../state/shared/hooks';
import { ConfirmDialog } from '../../../ui/Dialog/ConfirmDialog';
import { useT } from '../../../ui/i18n';

/** Our own links to the parts of a cart, and those that the platform's page prints around it. */
const PAGE_LINKS = '[data-till-pages] a[href], .cart-products-toolbar a[href]';

/** A press that opens the link in this very tab. */
const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Asks before a link to another part of the cart drops quantities that are not saved (CART-06 to CART-08). */
export function UnsavedPrompt() {
  const t = useT();
  const dispatch = useTillDispatch();
  const hasUnsaved = useTillSelector(selectHasUnsaved);
  const [target, setTarget] = useState<string | null>(null);
  useEffect(() => {
    if (!hasUnsaved) return undefined;
    const ask = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest(PAGE_LINKS) : null;
      if (!(link instanceof HTMLAnchorElement) || !isPlain(event)) return;
      event.preventDefault();
      setTarget(link.href);
    };
    document.addEventListener('click', ask, { capture: true });
    return () => {
      document.removeEventListener('click', ask, { capture: true });
    };
  }, [hasUnsaved]);
  return (
    <ConfirmDialog
      open={target !== null}
      title={t('Are you sure you want to leave the page?')}
      text={t('Changes you made to the cart will not be saved.')}
      cancelLabel={t('Cancel')}
      confirmLabel={t('Leave')}
      onCancel={() => {
        setTarget(null);
      }}
      onConfirm={() => {
        if (target === null) return;
        setTarget(null);
        dispatch(typedDiscarded());
        navigate(target);
      }}
    />
  );
}
