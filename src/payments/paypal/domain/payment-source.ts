/** How the shopper pays, by the provider's names (`paypal`, `paylater`, …); its wallet where the SDK does not say. */
export const paymentSourceOf = (data: { readonly paymentSource?: unknown } | undefined): string => {
  const source = data?.paymentSource;
  return typeof source === 'string' && /^[a-z_]{1,32}$/.test(source) ? source : 'paypal';
};
