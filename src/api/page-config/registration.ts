import type { PageSource } from '../../platform/page/page-source';
import { branch, configsOf, taker, nonEmptyText } from './config-values';

/** The success page's offer to a guest: an account for this e-mail, created by a request to `url`. */
export interface RegistrationOffer {
  readonly url: string;
  readonly email: string;
}

/** The success page's registration block (`config-shapes.md` §5); null on pages without one. */
export function parseRegistrationOffer({
  init,
}: Pick<PageSource, 'init'>): RegistrationOffer | null {
  const [config] = configsOf(init, 'Magento_Ui/js/core/app')
    .map((app) => branch(app, 'components', 'registration', 'config'))
    .filter((raw) => 'registrationUrl' in raw);
  if (config === undefined) return null;
  const take = taker(config, 'registration');
  const url = take('registrationUrl', nonEmptyText, '');
  return url === '' ? null : { url, email: take('email', nonEmptyText, '') };
}
