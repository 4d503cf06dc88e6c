import { boundCustomerText, boundGuestText } from '../../src/domain/greeting';
import type { GreetingTexts } from '../../src/features/account/welcome/Welcome';

const bindingOf = (span: Element | null): string => span?.getAttribute('data-bind') ?? '';

/** The texts of the server-rendered greeting: from the bindings of the platform's markup, otherwise a guest's shown text. */
export function readWelcome(host: HTMLElement): { readonly printed: GreetingTexts } {
  const shown = host.querySelector('.not-logged-in');
  return {
    printed: {
      guest: boundGuestText(bindingOf(shown)) ?? shown?.textContent.trim() ?? null,
      customer: boundCustomerText(bindingOf(host.querySelector('.logged-in'))),
    },
  };
}
