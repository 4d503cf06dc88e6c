import type { TaxRequest } from '../../extensions/tax-service.types';
import type { StateModule } from '../../shared/store.types';
import { choiceServices } from '../choice-services';
import { choicesSettled, choicesSlice, choicesSubmitted } from './choices-slice';

/** How long the shopper waits for all addresses together, in milliseconds; then the checkout goes on. */
const LIMIT_MS = 8000;

/** The outcome of `work`; null when it throws, rejects or takes too long. */
const inTime = <T>(signal: AbortSignal, work: () => Promise<T>): Promise<T | null> =>
  new Promise((resolve) => {
    const giveUp = (): void => {
      resolve(null);
    };
    if (signal.aborted) {
      giveUp();
      return;
    }
    signal.addEventListener('abort', giveUp);
    void Promise.resolve().then(work).then(resolve, giveUp);
  });

/**
 * One after the other: all of them change the same cart. The first message is the one that is shown. A service that throws, takes
 * too long or cannot be loaded has nothing to say.
 */
async function saveAll(
  selector: string,
  choices: readonly string[],
  request: TaxRequest,
): Promise<string | null> {
  const { signal } = request;
  const entry = choiceServices().find((one) => one.choices === selector);
  const save = entry === undefined ? null : await inTime(signal, entry.load);
  let alert: string | null = null;
  if (save === null) return alert;
  for (const choice of choices)
    alert = (await inTime(signal, () => save(choice, request))) ?? alert;
  return alert;
}

/** Saves the addresses that were chosen before the page's form is sent (TAXV-20). Whatever happens, the form goes on. */
export const choicesState: StateModule = {
  name: 'addressChoices',
  slices: [choicesSlice],
  startFlows: (startListening) => {
    startListening({
      actionCreator: choicesSubmitted,
      effect: async ({ payload: { selector, choices } }, api) => {
        const { shop } = api.getState().config;
        const control = new AbortController();
        const timer = setTimeout(() => {
          control.abort();
        }, LIMIT_MS);
        const alert = await saveAll(selector, choices, { shop, signal: control.signal });
        clearTimeout(timer);
        api.dispatch(choicesSettled(alert));
      },
    });
  },
};
