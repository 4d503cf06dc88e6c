import { useEffect, useState } from 'react';
import type { InstantPurchaseOption } from '../../../domain/catalog/instant-purchase.types';
import {
  isOpen,
  purchaseConfirmed,
  selectInstantPurchase,
  selectPurchase,
  type PurchaseStatus,
} from '../../../state/instant-purchase/instant-purchase-slice';
import { useTillDispatch, useTillSelector } from '../../../state/shared/hooks';
import { validateProductForm } from '../form/check-form';
import { ownData } from '../form/own-data';
import type { ProductForm } from '../form/product-form';
import { useFormCheck } from '../form/useFormCheck';

/** An instant purchase of a form's product, as its view needs it. */
interface Purchase {
  /** What it would order with; null while it is not available. */
  readonly option: InstantPurchaseOption | null;
  /** What the shopper is asked about, as it was when the question appeared; null while nothing is asked. */
  readonly asked: InstantPurchaseOption | null;
  readonly status: PurchaseStatus;
  /** The button was pressed: asks, when the form is complete (INST-02). */
  readonly press: () => void;
  readonly confirm: () => void;
  readonly cancel: () => void;
}

/** The steps from the button to the order: checks the form, asks, and sends what was shown. */
export function usePurchase(found: ProductForm | null): Purchase {
  const dispatch = useTillDispatch();
  const productId = found?.productId ?? '';
  const option = useTillSelector(selectInstantPurchase);
  const status = useTillSelector(selectPurchase(productId));
  const [asked, setAsked] = useState<InstantPurchaseOption | null>(null);
  useFormCheck(found?.form ?? null);
  useEffect(() => {
    const leave = (): void => {
      setAsked(null);
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
    };
  }, []);
  return {
    option,
    asked,
    status,
    press: () => {
      if (found === null || isOpen(status)) return;
      if (validateProductForm(found.form)) setAsked(option);
    },
    confirm: () => {
      setAsked(null);
      if (found === null || asked === null) return;
      dispatch(purchaseConfirmed({ productId, form: ownData(found.form), option: asked }));
    },
    cancel: () => {
      setAsked(null);
    },
  };
}
