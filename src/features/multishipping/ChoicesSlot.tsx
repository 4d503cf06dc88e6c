import { choiceServices } from '../../state/multishipping/choice-services';
import type { TillStore } from '../../state/shared/store.types';
import { useLazyView } from '../shared/late/useLazyView';

const loadChoices = async (store: TillStore) => {
  const { AddressChoices, choicesState } = await import('./choices/AddressChoices');
  store.inject(choicesState);
  return AddressChoices;
};

/** Place of what a choice between two addresses needs; its code is loaded for a form that has one (TAXV-05). */
export function ChoicesSlot({ form }: { readonly form: HTMLFormElement }) {
  const selector = choiceServices()
    .map(({ choices }) => choices)
    .find((choices) => form.querySelector(choices) !== null);
  const { View } = useLazyView(selector !== undefined, loadChoices);
  return View === null || selector === undefined ? null : <View form={form} selector={selector} />;
}
