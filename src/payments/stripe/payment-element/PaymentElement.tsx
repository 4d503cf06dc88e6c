import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { parseElementSettings, type ElementSettings } from '../api/element-settings';
import type { SavedMethod } from '../api/saved-method';
import type {
  PaymentContext,
  PaymentFormProps,
  PaymentHandle,
} from '../../../state/extensions/payment-method.types';
import { SelectField } from '../../../ui/SelectField/SelectField';
import { useT } from '../../../ui/i18n';
import { adoptStyles } from '../../../ui/styles/adopt';
import { ProviderNotice } from '../../shared/ProviderNotice';
import { usePaymentContext } from '../../shared/usePaymentContext';
import { BankNotice } from './BankNotice';
import { CardCode } from './CardCode';
import { chosenSavedMethod, METHOD_FIELD, NEW_METHOD } from './chosen-method';
import { connectElement } from './element';
import {
  elementState,
  onElementState,
  resetElement,
  type ElementState,
  type FrameDelay,
} from './element-state';
import css from './PaymentElement.css';
import { ProviderForm } from './ProviderForm';
import { orderExists } from './order-exists';
import { TEXTS } from './texts';

adoptStyles(css);

/** The saved methods, the security code and the payment form of the provider (PELEM-01 to PELEM-05). */
export function PaymentElement({ handle }: PaymentFormProps) {
  const context = usePaymentContext(handle);
  const configuration = context?.configuration;
  const settings = useMemo(
    () => (configuration === undefined ? null : parseElementSettings(configuration)),
    [configuration],
  );
  return context === null || settings === null ? null : (
    <Element handle={handle} context={context} settings={settings} />
  );
}

interface ElementProps {
  readonly handle: PaymentHandle;
  readonly context: PaymentContext;
  readonly settings: ElementSettings;
}

function Element({ handle, context, settings }: ElementProps) {
  const t = useT();
  const state = useSyncExternalStore(onElementState, elementState);
  const { phase, failure } = state;
  const probe = useRef<HTMLSpanElement>(null);
  const chosen = chosenSavedMethod(settings, context.fields);
  const wasNew = useSticky(chosen === null);
  const { totals } = context;
  useConnection(settings);
  const shownPhase = phaseOf(state, chosen);
  useStatus(handle, shownPhase, chosen !== null || state.isFormReady);
  useEffect(() => {
    orderExists(totals, settings.isOrderPlaced);
  }, [totals, settings]);

  const isShown = phase !== 'blocked' && phase !== 'unavailable';
  return (
    <div
      className="till-payment-element"
      aria-busy={shownPhase === 'loading' || shownPhase === 'slow'}
    >
      <span className="till-payment-element__probe" ref={probe} hidden />
      {settings.savedMethods.length > 0 && phase !== 'unavailable' && (
        <SelectField
          label={t('Pay with')}
          name={METHOD_FIELD}
          value={chosen?.id ?? NEW_METHOD}
          options={[
            ...settings.savedMethods.map(({ id, label }) => ({ value: id, label })),
            { value: NEW_METHOD, label: t('New payment method') },
          ]}
          onValueChange={(id) => {
            handle.setField(METHOD_FIELD, id);
          }}
        />
      )}
      {isShown && chosen?.needsCode === true && (
        <CardCode
          key={chosen.id}
          settings={settings}
          probe={probe}
          refusal={context.fieldErrors.cvc ?? null}
          onEdit={() => {
            handle.setField('cvc', '', { secret: true });
          }}
        />
      )}
      {isShown && wasNew && (
        <ProviderForm
          settings={settings}
          totals={totals}
          probe={probe}
          isHidden={chosen !== null || shownPhase === 'blocked'}
        />
      )}
      {state.isBankLate && <BankNotice near={probe} />}
      <ProviderNotice
        phase={shownPhase}
        failure={failure}
        unavailable={settings.userError ?? t(TEXTS.unavailable)}
        onRetry={() => {
          void connectElement(settings);
        }}
      />
    </div>
  );
}

/** Whether it has ever been true: a form that was shown stays in the page, so that nothing typed is lost. */
function useSticky(value: boolean): boolean {
  const [was, setWas] = useState(value);
  if (value && !was) setWas(true);
  return was || value;
}

/** Loads the provider while the view is there. */
function useConnection(settings: ElementSettings): void {
  useEffect(() => {
    void connectElement(settings);
    return resetElement;
  }, [settings]);
}

/** The loading delay of the provider's frame that the selected payment needs; a saved card may need none. */
function delayOf(state: ElementState, chosen: SavedMethod | null): FrameDelay {
  if (chosen === null) return state.formDelay;
  return chosen.needsCode ? state.codeDelay : 'none';
}

/** The provider's phase, or the delay of its frame if that frame is needed and late. */
function phaseOf(state: ElementState, chosen: SavedMethod | null): ElementState['phase'] {
  const delay = delayOf(state, chosen);
  if (state.phase !== 'ready' || delay === 'none') return state.phase;
  return delay === 'slow' ? 'slow' : 'blocked';
}

/** Reports to the checkout whether the order can be placed in the view's current state (PELEM-27, PELEM-28). */
function useStatus(handle: PaymentHandle, phase: ElementState['phase'], isReady: boolean): void {
  useEffect(() => {
    if (phase === 'blocked' || phase === 'unavailable') handle.setStatus({ status: 'blocked' });
    else handle.setStatus({ status: phase === 'ready' && isReady ? 'ready' : 'loading' });
  }, [handle, phase, isReady]);
}
