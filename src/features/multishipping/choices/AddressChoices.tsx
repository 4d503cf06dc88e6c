import { useEffect, useEffectEvent, useRef } from 'react';
import { navigate } from '../../../platform/navigate';
import { isKeptAddress, keepAddress } from '../../../state/address-verification/decided';
import {
  choicesAlertClosed,
  choicesSubmitted,
  choicesTaken,
  selectChoices,
} from '../../../state/multishipping/choices/choices-slice';
import { useTillDispatch, useTillSelector } from '../../../state/shared/hooks';
import { ErrorAlert } from '../../../ui/Dialog/ErrorAlert';
import { useHeldSubmit } from '../../shared/verification/useHeldSubmit';
import { StepStatus } from '../StepStatus';
import { useBusyButton } from '../useBrowserSubmit';
import { checkKept, chosenIn, editUrlOf, keptIn } from './page-choices';

export { choicesState } from '../../../state/multishipping/choices/save-choices';

/** The button of the page of ways to pay, which the step itself presses on. */
const CONTINUE = '#payment-continue';

interface AddressChoicesProps {
  readonly form: HTMLFormElement;
  /** Of the radios that hold the addresses. */
  readonly selector: string;
}

/** Whether two lists of choices are the same. */
const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((text, index) => text === other[index]);

/**
 * The choice between the valid address and the original one on a page of the server (TAXV-05): what is chosen is saved before
 * the form goes on (TAXV-20).
 */
export function AddressChoices({ form, selector }: AddressChoicesProps) {
  const dispatch = useTillDispatch();
  const { status, choices, alert } = useTillSelector(selectChoices);
  const saved = useRef<readonly string[]>([]);
  const submit = (): boolean => {
    if (isSame(chosenIn(form, selector), saved.current)) return false;
    dispatch(choicesSubmitted({ selector, choices: chosenIn(form, selector) }));
    return true;
  };
  const { letGo } = useHeldSubmit(form, CONTINUE, submit);
  const goOn = useEffectEvent((): void => {
    // Also where another choice follows: only what the shop has now need not be saved again.
    saved.current = choices;
    // What was chosen meanwhile is saved after what was chosen before.
    if (!isSame(chosenIn(form, selector), choices)) {
      submit();
      return;
    }
    for (const parts of keptIn(form, selector)) keepAddress(parts);
    dispatch(choicesTaken());
    letGo();
  });
  useEffect(() => {
    if (status === 'saved') goOn();
  }, [status]);
  useEffect(() => {
    checkKept(form, selector, isKeptAddress);
    const edit = (event: MouseEvent): void => {
      const url = editUrlOf(form, selector, event.target);
      if (url === null) return;
      event.preventDefault();
      navigate(url);
    };
    form.addEventListener('click', edit);
    return () => {
      form.removeEventListener('click', edit);
    };
  }, [form, selector]);
  useBusyButton(form.querySelector('.action.continue'), status === 'saving');
  return (
    <>
      <StepStatus isBusy={status === 'saving'} />
      {status === 'failed' && (
        <ErrorAlert text={alert} onClose={() => dispatch(choicesAlertClosed())} />
      )}
    </>
  );
}
