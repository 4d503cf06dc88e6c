import { report } from '../../platform/console';

/** Tells the shop's developers that a provider's buttons are missing, and why. */
export const reportWallets = (provider: string, error: unknown): void => {
  report(58, `The wallet buttons of "${provider}" could not be shown.`, error);
};
