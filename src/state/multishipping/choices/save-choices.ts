import type { SaveChoice, TaxRequest } from '../../extensions/tax-service.types';
import type { StateModule } from '../../shared/store.types';
import { choiceServices } from '../choice-services';
import { choicesSettled, choicesSlice, choicesSubmitted } from './choices-slice';

/** How long the shopper waits for all addresses together, in milliseconds; then the checkout goes on. */
const LIMIT_MS = 8000;

/** Saves one address; a service that throws, or takes too long, has nothing to say. */
const saveOne = (save: SaveChoice, choice: string, request: TaxRequest): Promise<string | null> =>
  new Promise((resolve) => {
    const sayNothing = (): void => {
      resolve(null);
    };
    if (request.signal.aborted) {
      sayNothing();
      return;
    }
    request.signal.addEventListener('abort', sayNothing);
    void Promise.resolve()
      .then(() => save(choice, request))
      .then(resolve, sayNothing);
  });

/** One after the other: all of them change the same cart. The first message is the one that is shown. */
async function saveAll(
  selector: string,
  choices: readonly string[],
  request: TaxRequest,
): Promise<string | null> {
  const entry = choiceServices().find((one) => one.choices === selector);
  const save = await entry?.load().catch(() => undefined);
  let alert: string | null = null;
  if (save === undefined) return alert;
  for (const choice of choices) alert = (await saveOne(save, choice, request)) ?? alert;
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
