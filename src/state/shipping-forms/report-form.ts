import { methodAddress } from '../../domain/method-address';
import { rateKey } from '../../domain/rates';
import type { ShippingForm } from '../../domain/shipping-form.types';
import { report } from '../../platform/console';
import { t } from '../../platform/i18n/i18n';
import { shippingFormReported, shippingSubmitted } from '../checkout/checkout-actions';
import { selectCheckout } from '../checkout/checkout-slice';
import { findShippingMethod } from '../checkout/shipping/shipping-form';
import { shippingMethods } from '../extensions/extensions';
import type {
  ShippingCheck,
  ShippingContext,
  ShippingMethodDefinition,
} from '../extensions/shipping-method.types';
import type { StartListening, TillStore } from '../shared/store.types';
import { formOf, loadForm } from './loaded-form';
import { shippingContext } from './shipping-context';

/** The result of a method whose form cannot be loaded, or fails. */
const failed = (): ShippingCheck => ({
  status: 'incomplete',
  message: t('Something went wrong with your request. Please try again later.'),
});

const hasEntries = (record: object): boolean => Object.keys(record).length > 0;

function addressExtras(
  check: ShippingCheck,
  { address }: ShippingContext,
): ShippingForm['addressExtras'] {
  if (check.status !== 'ready') return {};
  const { addressExtensionAttributes = {}, customAttributes = [] } = check;
  const all = [...(address?.customAttributes ?? []), ...customAttributes];
  return {
    ...(hasEntries(addressExtensionAttributes) && {
      extension_attributes: addressExtensionAttributes,
    }),
    ...(customAttributes.length > 0 && {
      customAttributes: all.map(({ attribute_code, value }) => ({ attribute_code, value })),
    }),
  };
}

function reportOf(
  definition: ShippingMethodDefinition,
  check: ShippingCheck,
  context: ShippingContext,
): Omit<ShippingForm, 'rate'> {
  const isReady = check.status === 'ready';
  const { replacesAddress = false } = definition;
  return {
    problem: isReady ? null : check.message,
    field: isReady ? null : (check.field ?? null),
    replacesAddress,
    address:
      isReady && replacesAddress && check.address !== undefined
        ? methodAddress(check.address, context.directory)
        : null,
    addressExtras: addressExtras(check, context),
    extensionAttributes: (isReady && check.extensionAttributes) || {},
  };
}

/**
 * Reports to the shipping step what the chosen method's form contains: after each change of the form, the method, the rates
 * or the address. Its code is loaded once its rate is offered; after a failure "Next" loads it again.
 */
export function startReportForm(startListening: StartListening, store: TillStore): void {
  /** Forms whose code has been requested; one that failed is requested again by "Next". */
  const requested = new Set<ShippingMethodDefinition>();
  const failures = new Set<ShippingMethodDefinition>();

  function report(): void {
    const { method, form } = selectCheckout(store.getState()).shipping;
    const definition = findShippingMethod(method);
    if (method === null || definition === undefined) return;
    const context = shippingContext(store.getState(), definition);
    if (context === null) return;
    const own = formOf(definition);
    if (own === undefined) {
      void load(definition);
      return;
    }
    const check = checked(definition.code, () => own.check(context));
    send({ rate: rateKey(method), ...reportOf(definition, check, context) }, form);
  }

  function send(next: ShippingForm, last: ShippingForm | null): void {
    if (JSON.stringify(next) !== JSON.stringify(last)) store.dispatch(shippingFormReported(next));
  }

  async function load(definition: ShippingMethodDefinition): Promise<void> {
    if (requested.has(definition)) return;
    requested.add(definition);
    try {
      await loadForm(definition);
      report();
    } catch {
      failures.add(definition);
      const { method, form } = selectCheckout(store.getState()).shipping;
      const context = shippingContext(store.getState(), definition);
      if (method !== null && context !== null) {
        send({ rate: rateKey(method), ...reportOf(definition, failed(), context) }, form);
      }
    }
  }

  startListening({
    predicate: (action, now, before) =>
      shippingSubmitted.match(action) ||
      now.shippingForms !== before.shippingForms ||
      now.checkout?.shipping !== before.checkout?.shipping,
    effect: (action) => {
      if (shippingSubmitted.match(action)) {
        for (const definition of failures) requested.delete(definition);
        failures.clear();
      }
      report();
    },
  });
  shippingMethods.subscribe(report);
  report();
}

function checked(code: string, check: () => ShippingCheck): ShippingCheck {
  try {
    return check();
  } catch (error) {
    report(55, `check() of ${code} failed.`, error);
    return failed();
  }
}
