import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { itemsSubmitted, pageReturned } from '../../../state/multishipping/multishipping-slice';
import { useTillDispatch } from '../../../state/shared/hooks';
import { useServerForm } from '../../shared/form/useServerForm';
import { StepStatus } from '../StepStatus';
import type { StepProps } from '../step.types';
import { LEAVING_MS, useBusyButton } from '../useBrowserSubmit';
import { useCheckedSubmit } from '../useCheckedSubmit';
import {
  addressesKind,
  checkUrlOf,
  REMOVE,
  rowsIn,
  setPurpose,
  takeOut,
  type AddressRow,
} from './address-rows';
import { RowSteps } from './RowSteps';
import { SendAll } from './SendAll';

const texts = (form: HTMLFormElement): readonly (readonly [string, string])[] =>
  [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );

const pressed = (event: Event, selector: string): Element | null =>
  event.target instanceof Element ? event.target.closest(selector) : null;

/** Rows that are to go are there again when nothing was sent; the last one first, as a row can be pressed twice. */
function putBack(removed: { current: (() => void)[] }): void {
  for (const restore of removed.current.reverse()) restore();
  removed.current = [];
}

/**
 * Which item goes to which address: the server's rows with steppers and one choice for all of them. Quantities are checked at
 * their fields and by the shop before they are saved; whatever is pressed saves what was changed in every row.
 */
export function AddressesStep({ host, form }: StepProps) {
  const dispatch = useTillDispatch();
  const rows = useMemo(() => rowsIn(form), [form]);
  const removed = useRef<(() => void)[]>([]);
  const { status, problem } = useCheckedSubmit(form, {
    limit: LEAVING_MS,
    onStay: () => {
      dispatch(pageReturned());
    },
  });
  const { errors } = useServerForm(form, {
    kind: addressesKind,
    onSubmit: () => {
      dispatch(itemsSubmitted({ url: checkUrlOf(form), fields: texts(form) }));
      return Promise.resolve();
    },
  });
  const isBusy = status !== 'idle';
  const remove = (row: AddressRow): void => {
    if (isBusy) return;
    removed.current.push(takeOut(row));
    setPurpose(form, 'save');
    form.requestSubmit();
  };
  const press = useEffectEvent((event: MouseEvent): void => {
    const button = pressed(event, '[data-role="can-continue"]');
    if (button instanceof HTMLElement) {
      setPurpose(form, button.dataset.flag === '1' ? 'next' : 'save');
      return;
    }
    const link = pressed(event, REMOVE);
    const row = link === null ? undefined : rows.find((one) => one.row.contains(link));
    const adds = pressed(event, '[data-role="add-new-address"]') !== null;
    if (row === undefined && !adds) return;
    // The platform's own scripts would send the form without a check, or without what was changed in it.
    event.preventDefault();
    event.stopPropagation();
    if (row !== undefined) {
      remove(row);
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
    // Nothing was sent, or the page has stayed.
    if (status === 'idle') putBack(removed);
  }, [status, problem]);
  useEffect(() => {
    // A press may have waited for the rules, which have then found another field.
    if (errors.length > 0) putBack(removed);
  }, [errors]);
  useBusyButton(form.querySelector('[data-role="can-continue"][data-flag="1"]'), isBusy);
  return (
    <>
      <SendAll form={form} rows={rows} />
      {rows.map((row) => (
        <RowSteps key={row.quantity.name} row={row} />
      ))}
      {/* What the shop has said is about an earlier press once a field is wrong. */}
      <StepStatus isBusy={isBusy} problem={errors.length > 0 ? null : problem} />
    </>
  );
}
