import { isRecord } from '../../../platform/record';
import { fail, ok } from '../../../platform/result';
import type {
  CardPageEvents,
  CardPageProvider,
  CardParts,
  CardPlaces,
} from '../../../state/extensions/card-page.types';
import { inTime } from '../../shared/in-time';
import { fieldStyles } from '../fields/field-styles';
import { startVault, type VaultForm, type VaultFormOptions } from './start-vault';
import { cardParts, isCardPart } from './card-parts';
import { parseAccountCard } from './read-config';

/** The script takes selectors only. */
const selectorOf = (host: HTMLElement): { readonly selector: string } => ({
  selector: `#${CSS.escape(host.id)}`,
});

/** The fields in their places, in the font size of the account (ADDC-08). */
function formOptions({ hosts, probe }: CardPlaces, events: CardPageEvents): VaultFormOptions {
  const { description, number, expirationDate, cvv } = hosts;
  return {
    styles: fieldStyles(probe, '14px') as VaultFormOptions['styles'],
    fields: {
      description: selectorOf(description),
      number: selectorOf(number),
      expirationDate: selectorOf(expirationDate),
      cvv: selectorOf(cvv),
    },
    getBillingAddress: events.address,
    onValidityChange: (states, changed) => {
      if (isRecord(states) && isCardPart(changed)) events.onChange(changed, cardParts(states));
    },
    onSuccess: events.onSaved,
    onError: events.onFailed,
    onCancel: events.onCancelled,
  };
}

/** What the fields are; a script that cannot say it counts as fields that are not filled in. */
function partsOf(form: VaultForm): CardParts {
  try {
    return cardParts(form.getFormState());
  } catch {
    return cardParts({});
  }
}

/** Some failures are reported by the promise alone. */
async function submit(form: VaultForm, onFailed: () => void): Promise<void> {
  try {
    await form.submit();
  } catch {
    onFailed();
  }
}

/**
 * The module's add-card page (ADDC-01 to ADDC-14): what is typed stays in the provider's frames, and its script stores the card
 * with the shop.
 */
export const cardPage: CardPageProvider = {
  isOnPage: (page) => parseAccountCard(page) !== null,
  listUrl: (page) => parseAccountCard(page)?.listUrl ?? null,
  show: async (page, places, events) => {
    const config = parseAccountCard(page);
    const started = config && (await startVault(config));
    if (started?.ok !== true) return fail('unstarted');
    const { CreditCard } = started.value;
    try {
      if (!CreditCard.isAvailable()) return fail('unavailable');
      const form = await inTime(CreditCard.render(formOptions(places, events)));
      return ok({
        parts: () => partsOf(form),
        submit: (onFailed) => {
          void submit(form, onFailed);
        },
      });
    } catch {
      return fail('unrendered');
    }
  },
};
