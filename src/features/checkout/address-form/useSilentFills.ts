import { useEffect, type RefObject } from 'react';
import type { AddressDraft } from '../../../domain/address.types';
import { deferAfterPaint } from '../../../platform/page/frames';
import { useTillStore } from '../../../state/shared/hooks';
import type { TillState } from '../../../state/shared/store.types';
import { silentlyFilledFields } from './read-form';

const EVENTS = ['input', 'change', 'focusout'] as const;

/**
 * Finds fields that autofill or a password manager filled without an event that React passes on: after every event in
 * the form, all of its fields are compared with the draft. Text that an input method is still composing is left alone.
 *
 * Shares the queue of the fields themselves, which also hand over their values after the next paint, and compares right
 * after that queue has run: earlier, a typed character would be mistaken for a silent fill.
 *
 * @param selectDraft the draft of this form; the same function at every render
 * @param onFilled the same function at every render
 */
export function useSilentFills(
  form: RefObject<HTMLElement | null>,
  selectDraft: (state: TillState) => AddressDraft,
  onFilled: (name: string, value: string) => void,
): void {
  const store = useTillStore();
  useEffect(() => {
    const root = form.current;
    if (root === null) return undefined;
    let isCurrent = true;
    const compare = () => {
      if (!isCurrent) return;
      for (const { name, value } of silentlyFilledFields(root, selectDraft(store.getState()))) {
        onFilled(name, value);
      }
    };
    const onEvent = (event: Event) => {
      if (event instanceof InputEvent && event.isComposing) return;
      deferAfterPaint(event, () => {
        queueMicrotask(compare);
      });
    };
    for (const type of EVENTS) root.addEventListener(type, onEvent);
    return () => {
      isCurrent = false;
      for (const type of EVENTS) root.removeEventListener(type, onEvent);
    };
  }, [form, store, selectDraft, onFilled]);
}
