import { useEffect, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { Notice } from '../../../ui/Notice/Notice';
import { useT } from '../../../ui/i18n';
import { TEXTS } from './texts';

function createSlot(): HTMLDivElement {
  const slot = document.createElement('div');
  slot.className = 'till till-slot till-payment-element__bank';
  return slot;
}

/**
 * Says that the bank has not confirmed the payment yet, which goes on meanwhile. The checkout makes its forms inert while
 * it places an order, so the notice is below them: inside, screen readers would not announce it.
 */
export function BankNotice({ near }: { readonly near: RefObject<HTMLElement | null> }) {
  const t = useT();
  const [slot] = useState(createSlot);
  useEffect(() => {
    (near.current?.closest('[inert]') ?? near.current)?.after(slot);
    return () => {
      slot.remove();
    };
  }, [near, slot]);
  return createPortal(<Notice tone="info">{t(TEXTS.bankLate)}</Notice>, slot);
}
