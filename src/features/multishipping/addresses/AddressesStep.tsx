import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { itemsSubmitted } from '../../../state/multishipping/multishipping-slice';
import { useTillDispatch } from '../../../state/shared/hooks';
import { useServerForm } from '../../shared/form/useServerForm';
import { StepStatus } from '../StepStatus';
import type { StepProps } from '../step.types';
import { useBusyButton } from '../useBrowserSubmit';
import { useCheckedSubmit } from '../useCheckedSubmit';
import { addressesKind, checkUrlOf, rowsIn, setPurpose, takeOut } from './address-rows';
import { RowSteps } from './RowSteps';
import { SendAll } from './SendAll';

const texts = (form: HTMLFormElement): readonly (readonly [string, string])[] =>
  [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );

const pressed = (event: Event, selector: string): Element | null =>
  event.target instanceof Element ? event.target.closest(selector) : null;

/**
 * Which item goes to which address: the server's rows with steppers and one choice for all of them. Quantities are checked at
 * their fields and by the shop before they are saved; whatever is pressed saves what was changed in every row.
 */
export function AddressesStep({ host, form }: StepProps) {
  const dispatch = useTillDispatch();
  const rows = useMemo(() => rowsIn(form), [form]);
  const restore = useRef<(() => void) | null>(null);
  const { status, problem } = useCheckedSubmit(form);
  useServerForm(form, {
    kind: addressesKind,
    onSubmit: () => {
      dispatch(itemsSubmitted({ url: checkUrlOf(form), fields: texts(form) }));
      return Promise.resolve();
    },
  });
  const isBusy = status !== 'idle';
  const remove = (link: Element): void => {
    const row = rows.find((one) => one.row.contains(link));
    if (row === undefined || isBusy) return;
    restore.current = takeOut(row);
    setPurpose(form, 'save');
    form.requestSubmit();
    // Another field is wrong, and nothing was sent.
    if (form.querySelector('[aria-invalid="true"]') !== null) putBack();
  };
  const putBack = (): void => {
    restore.current?.();
    restore.current = null;
  };
  const press = useEffectEvent((event: MouseEvent): void => {
    const button = pressed(event, '[data-role="can-continue"]');
    if (button instanceof HTMLElement) {
      setPurpose(form, button.dataset.flag === '1' ? 'next' : 'save');
      return;
    }
    const link = pressed(event, '[data-multiship-item-remove], .action.delete');
    const adds = pressed(event, '[data-role="add-new-address"]') !== null;
    if (link === null && !adds) return;
    // The platform's own scripts would send the form without a check, or without what was changed in it.
    event.preventDefault();
    event.stopPropagation();
    if (link !== null) {
      remove(link);
      return;
    }
    setPurpose(form, 'new-address');
    form.requestSubmit();
  });
  useEffect(() => {
    const listener = (event: MouseEvent): void => {
      press(event);
    };
    host.addEventListener('click', listener, { capture: true });
    return () => {
      host.removeEventListener('click', listener, { capture: true });
    };
  }, [host]);
  useEffect(() => {
    // The shop has refused the quantities: the row that was to go is still there.
    if (problem === null) return;
    restore.current?.();
    restore.current = null;
  }, [problem]);
  useBusyButton(form.querySelector('[data-role="can-continue"][data-flag="1"]'), isBusy);
  return (
    <>
      <SendAll form={form} rows={rows} />
      {rows.map((row) => (
        <RowSteps key={row.quantity.name} row={row} />
      ))}
      <StepStatus isBusy={isBusy} problem={problem} />
    </>
  );
}
