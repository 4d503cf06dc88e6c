import { useEffect, useMemo, useRef, useSyncExternalStore, type ComponentType } from 'react';
import type { ShippingMethodRef } from '../../../domain/quote.types';
import { selectCheckout, selectShippingForm } from '../../../state/checkout/checkout-slice';
import { findShippingMethod } from '../../../state/checkout/shipping/shipping-form';
import { FORM_FIELD } from '../../../state/checkout/shipping/shipping-refusal';
import { shippingMethods } from '../../../state/extensions/extensions';
import type {
  ShippingFormDefinition,
  ShippingHandle,
  ShippingMethodDefinition,
} from '../../../state/extensions/shipping-method.types';
import { useTillSelector, useTillStore } from '../../../state/shared/hooks';
import { formOf } from '../../../state/shipping-forms/loaded-form';
import { createShippingHandle } from '../../../state/shipping-forms/shipping-handle';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { adoptStyles } from '../../../ui/styles/adopt';
import { MethodHost } from '../../shared/method-host/MethodHost';
import css from './RateForm.css';

adoptStyles(css);

type FormView = ComponentType<{ readonly handle: ShippingHandle }>;

const isFormView = (view: unknown): view is FormView => typeof view === 'function';

/** What the focus goes to when "Next" is refused: the marked control, else the first one. */
const CONTROLS = ['[aria-invalid="true"]', 'input, select, textarea, button', '*'];

/** The form of the chosen rate, where its method has one; a placeholder while its code is loaded. */
export function RateForm({ method }: { readonly method: ShippingMethodRef | null }) {
  useSyncExternalStore(shippingMethods.subscribe, shippingMethods.list, shippingMethods.list);
  // The form's first report says that its code has been loaded.
  useTillSelector(selectShippingForm);
  const definition = findShippingMethod(method);
  if (definition === undefined) return null;
  const form = formOf(definition);
  if (form === undefined) {
    return (
      <div className="till-rate-form">
        <Skeleton shape="control" width="medium" />
      </div>
    );
  }
  return <FormBody key={definition.code} definition={definition} form={form} />;
}

interface FormBodyProps {
  readonly definition: ShippingMethodDefinition;
  readonly form: ShippingFormDefinition;
}

function FormBody({ definition, form: { Form, view } }: FormBodyProps) {
  const store = useTillStore();
  const handle = useMemo(() => createShippingHandle(store, definition), [store, definition]);
  const focus = useTillSelector((state) => selectCheckout(state).shipping.focus);
  const handled = useRef(focus?.nonce);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focus === null || handled.current === focus.nonce) return;
    handled.current = focus.nonce;
    if (focus.field !== FORM_FIELD) return;
    const found = CONTROLS.map((selector) => root.current?.querySelector<HTMLElement>(selector));
    found.find((control) => control)?.focus();
  }, [focus]);
  return (
    <div className="till-rate-form" ref={root}>
      {isFormView(Form) && <Form handle={handle} />}
      {view !== undefined && <MethodHost view={view} property="shipping" handle={handle} />}
    </div>
  );
}
