import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { isDirty } from '../../domain/admin-form/change-form';
import type { TabPart } from '../../domain/admin-form/part.types';
import { firstInvalid } from '../../domain/admin-form/validate-form';
import { pageReturned } from '../../state/admin-form/admin-form-slice';
import { adoptStyles } from '../../ui/styles/adopt';
import css from './AdminForm.css';
import { FormMessages } from './FormMessages';
import { FormParts } from './parts/FormParts';
import { FormTabs } from './parts/FormTabs';
import { useFormState, useFormStore } from './useFormStore';

adoptStyles(css);

/** Moves the focus to the first invalid field each time that saving is refused (AFORM-16). */
function useRefusedFocus(root: RefObject<HTMLElement | null>): void {
  const store = useFormStore();
  const refusals = useFormState((state) => state.refusals);
  useLayoutEffect(() => {
    const name = refusals > 0 ? firstInvalid(store.getState().form)?.name : undefined;
    const controls = root.current?.querySelectorAll<HTMLElement>('[data-till-field]') ?? [];
    [...controls].find(({ dataset }) => dataset.tillField === name)?.focus();
  }, [store, refusals, root]);
}

/** The browser asks before unsaved changes are lost; leaving with a saved form is no loss. */
function useUnsavedQuestion(): void {
  const store = useFormStore();
  const isLosing = useFormState(({ form }) => isDirty(form));
  useEffect(() => {
    if (!isLosing) return;
    const ask = (event: BeforeUnloadEvent): void => {
      // The form that is being posted is asked before it is rendered again.
      if (store.getState().status !== 'leaving') event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => {
      removeEventListener('beforeunload', ask);
    };
  }, [store, isLosing]);
  useEffect(() => {
    const onShow = (): void => {
      store.dispatch(pageReturned());
    };
    addEventListener('pageshow', onShow);
    return () => {
      removeEventListener('pageshow', onShow);
    };
  }, [store]);
}

/** @param messages the place of the messages, above the actions of the page */
export function AdminForm({ messages }: { readonly messages: Element }) {
  const root = useRef<HTMLDivElement>(null);
  const parts = useFormState((state) => state.form.parts);
  const tabs = parts.filter((part): part is TabPart => part.kind === 'tab');
  const status = useFormState((state) => state.status);
  useRefusedFocus(root);
  useUnsavedQuestion();
  return (
    <div ref={root} className="till-admin-form" aria-busy={status !== 'idle'}>
      {tabs.length > 0 ? <FormTabs tabs={tabs} /> : <FormParts parts={parts} depth={0} />}
      {createPortal(<FormMessages />, messages)}
    </div>
  );
}
