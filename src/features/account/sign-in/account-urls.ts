import type { ShopConfig } from '../../../domain/quote.types';

/** URLs to create an account and to reset a password: those of the page's login popup, else a stock shop's. */
export const accountUrls = ({
  loginPopup,
  baseUrl,
}: ShopConfig): { readonly registerUrl: string; readonly forgotPasswordUrl: string } => ({
  registerUrl: loginPopup?.registerUrl ?? `${baseUrl}customer/account/create/`,
  forgotPasswordUrl: loginPopup?.forgotPasswordUrl ?? `${baseUrl}customer/account/forgotpassword/`,
});
