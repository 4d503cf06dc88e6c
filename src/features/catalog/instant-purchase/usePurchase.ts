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
  /** The details to confirm, as they were when the dialog opened; null while it is closed. */
  readonly pendingOption: InstantPurchaseOption | null;
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
  const [pendingOption, setPendingOption] = useState<InstantPurchaseOption | null>(null);
  useFormCheck(found?.form ?? null);
  useEffect(() => {
    const leave = (): void => {
      setPendingOption(null);
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
    };
  }, []);
  return {
    option,
    pendingOption,
    status,
    press: () => {
      if (found === null || isOpen(status)) return;
      if (validateProductForm(found.form)) setPendingOption(option);
    },
    confirm: () => {
      setPendingOption(null);
      if (found === null || pendingOption === null) return;
      dispatch(purchaseConfirmed({ productId, form: ownData(found.form), option: pendingOption }));
    },
    cancel: () => {
      setPendingOption(null);
    },
  };
}
