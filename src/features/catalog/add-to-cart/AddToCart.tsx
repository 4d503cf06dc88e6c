import { useState } from 'react';
import { selectAdding } from '../../../state/add-to-cart/add-to-cart-slice';
import { useTillDispatch, useTillSelector } from '../../../state/shared/hooks';
import { messageDismissed, selectMessages } from '../../../state/messages/messages-slice';
import { useT } from '../../../ui/i18n';
import { Messages } from '../../../ui/Messages/Messages';
import { adoptStyles } from '../../../ui/styles/adopt';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden';
import { useProductForm } from '../form/useProductForm';
import css from './AddToCart.css';
import { useAddEvents } from './useAddEvents';
import { useBuyButton } from './useBuyButton';
import { useSubmit } from './useSubmit';

adoptStyles(css);

/**
 * Makes a server-rendered product form add its product to the cart without leaving the page (ADDTO). The shop's message
 * is shown next to the form's button.
 */
export function AddToCart() {
  const t = useT();
  const dispatch = useTillDispatch();
  const [root, setRoot] = useState<Element | null>(null);
  const found = useProductForm(root);
  const productId = found?.productId ?? '';
  const status = useTillSelector(selectAdding(productId));
  const messages = useTillSelector(selectMessages(`product:${productId}`));
  useBuyButton(found?.form ?? null, status);
  useSubmit(found, useAddEvents(found, status));
  return (
    <div
      ref={setRoot}
      className={`till-add-to-cart${messages.length > 0 ? ' till-add-to-cart--spoken' : ''}`}
    >
      <VisuallyHidden live>{status === 'added' ? t('Added') : ''}</VisuallyHidden>
      <Messages
        messages={messages}
        onDismiss={(id) => {
          dispatch(messageDismissed(id));
        }}
      />
    </div>
  );
}
