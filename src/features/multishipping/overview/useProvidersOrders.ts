import { useEffect, useEffectEvent, useState } from 'react';
import {
  selectMultishipping,
  overviewShown,
} from '../../../state/multishipping/multishipping-slice';
import { providerOfPage } from '../../../state/multishipping/order-providers';
import { servicesOf } from '../../../state/multishipping/store-services';
import { useTillDispatch, useTillSelector, useTillStore } from '../../../state/shared/hooks';

const BUTTON = '#review-button, button[type="submit"]';

/**
 * On a page whose orders a payment provider's call places: presses of the button go to the form's own check, since a script of
 * the provider's module would place the orders past it. Orders that an earlier page has left open are settled at once.
 */
export function useProvidersOrders(host: HTMLElement, form: HTMLFormElement): void {
  const dispatch = useTillDispatch();
  const { status } = useTillSelector(selectMultishipping);
  const store = useTillStore();
  const [isProviders, setProviders] = useState(false);
  useEffect(() => {
    const services = servicesOf(store);
    let isGone = false;
    void providerOfPage(services).then(
      (code) => {
        if (!isGone) setProviders(code !== null);
      },
      // Its code is missing: the press tries again.
      () => undefined,
    );
    dispatch(overviewShown());
    return () => {
      isGone = true;
    };
  }, [dispatch, store]);
  const isIdle = status === 'idle';
  const press = useEffectEvent((event: MouseEvent): void => {
    const button = event.target instanceof Element ? event.target.closest(BUTTON) : null;
    if (button === null || !form.contains(button)) return;
    event.preventDefault();
    event.stopPropagation();
    if (isIdle) form.requestSubmit();
  });
  useEffect(() => {
    if (!isProviders) return undefined;
    const listener = (event: MouseEvent): void => {
      press(event);
    };
    host.addEventListener('click', listener, { capture: true });
    return () => {
      host.removeEventListener('click', listener, { capture: true });
    };
  }, [host, isProviders]);
}
