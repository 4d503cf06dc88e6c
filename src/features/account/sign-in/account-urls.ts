import type { ShopConfig } from '../../../domain/quote.types';

/** Where an account is opened and a password asked for: as the page prints them for its popup, else a stock shop's. */
export const accountUrls = ({
  loginPopup,
  baseUrl,
}: ShopConfig): { readonly registerUrl: string; readonly forgotPasswordUrl: string } => ({
  registerUrl: loginPopup?.registerUrl ?? `${baseUrl}customer/account/create/`,
  forgotPasswordUrl: loginPopup?.forgotPasswordUrl ?? `${baseUrl}customer/account/forgotpassword/`,
});
