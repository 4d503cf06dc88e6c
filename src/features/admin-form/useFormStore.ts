import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { AdminFormState } from '../../state/admin-form/admin-form-slice';
import type { FormStore } from '../../state/admin-form/form-store';

/** The store of the form that a component is part of; `elements/admin/` provides it. */
export const FormContext = createContext<FormStore | null>(null);

/** The store of the form around the component. */
export function useFormStore(): FormStore {
  const store = useContext(FormContext);
  if (store === null) throw new Error('There is no form around this component.');
  return store;
}

/** Reads the form's state; the component re-renders when the selected value changes. */
export function useFormState<Value>(select: (state: AdminFormState) => Value): Value {
  const store = useFormStore();
  const subscribe = useCallback((listener: () => void) => store.subscribe(listener), [store]);
  return useSyncExternalStore(subscribe, () => select(store.getState()));
}
