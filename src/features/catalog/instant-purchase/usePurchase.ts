import { useEffect, useState } from 'react';
import type { InstantPurchaseOption } from '../../../domain/catalog/instant-purchase.types';
import {
  purchaseConfirmed,
  purchaseOffered,
  selectInstantPurchase,
  selectPurchase,
  type PurchaseStatus,
} from '../../../state/instant-purchase/instant-purchase-slice';
import { useTillDispatch, useTillSelector } from '../../../state/shared/hooks';
import { validateProductForm } from '../form/check-form';
import { ownData } from '../form/own-data';
import type { ProductForm } from '../form/product-form';
import { useFormCheck } from '../form/useFormCheck';

/** A purchase that the shopper is asked about. */
export interface PendingPurchase {
  /** What it orders with. */
  readonly option: InstantPurchaseOption;
  /** An earlier order of the product may exist. */
  readonly isAgain: boolean;
}

/** An instant purchase of a form's product, as its view needs it. */
interface Purchase {
  /** What it would order with; null while it is not available. */
  readonly option: InstantPurchaseOption | null;
  /** The purchase to confirm, as it was when the dialog opened; null while it is closed. */
  readonly pending: PendingPurchase | null;
  readonly status: PurchaseStatus;
  /** Handles the button: opens the dialog if the form is complete (INST-02). */
  readonly press: () => void;
  readonly confirm: () => void;
  readonly cancel: () => void;
}

/** The steps from the button to the order: validates the form, asks for confirmation, and sends what was shown. */
export function usePurchase(found: ProductForm | null): Purchase {
  const dispatch = useTillDispatch();
  const productId = found?.productId ?? '';
  const option = useTillSelector(selectInstantPurchase);
  const status = useTillSelector(selectPurchase(productId));
  const [pending, setPending] = useState<PendingPurchase | null>(null);
  useFormCheck(found?.form ?? null);
  const isOffered = option !== null && productId !== '';
  useEffect(() => {
    if (isOffered) dispatch(purchaseOffered({ productId }));
  }, [isOffered, productId, dispatch]);
  useEffect(() => {
    const leave = (): void => {
      setPending(null);
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
    };
  }, []);
  return {
    option,
    pending,
    status,
    press: () => {
      if (found === null || option === null || status === 'sending') return;
      if (validateProductForm(found.form)) setPending({ option, isAgain: status === 'unknown' });
    },
    confirm: () => {
      setPending(null);
      if (found === null || pending === null) return;
      dispatch(purchaseConfirmed({ productId, form: ownData(found.form), ...pending }));
    },
    cancel: () => {
      setPending(null);
    },
  };
}
