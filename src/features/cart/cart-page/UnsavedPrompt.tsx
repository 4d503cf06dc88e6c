import { useEffect, useState } from 'react';
import { navigate } from '../../../platform/navigate';
import { selectHasUnsaved, typedDiscarded } from '../../../state/cart/cart-slice';
import { useTillDispatch, useTillSelector } from '../../../state/shared/hooks';
import { ConfirmDialog } from '../../../ui/Dialog/ConfirmDialog';
import { useT } from '../../../ui/i18n';

/** Our own links to the pages of a cart, and those of the platform's markup around it. */
const PAGE_LINKS = '[data-till-pages] a[href], .cart-products-toolbar a[href]';

/** A click that opens the link in the current tab. */
const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Asks for confirmation before a link to another page of the cart discards unsaved quantities (CART-06 to CART-08). */
export function UnsavedPrompt() {
  const t = useT();
  const dispatch = useTillDispatch();
  const hasUnsaved = useTillSelector(selectHasUnsaved);
  const [target, setTarget] = useState<string | null>(null);
  useEffect(() => {
    if (!hasUnsaved) return undefined;
    const confirmLeaving = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest(PAGE_LINKS) : null;
      if (!(link instanceof HTMLAnchorElement) || !isPlain(event)) return;
      event.preventDefault();
      setTarget(link.href);
    };
    document.addEventListener('click', confirmLeaving, { capture: true });
    return () => {
      document.removeEventListener('click', confirmLeaving, { capture: true });
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
