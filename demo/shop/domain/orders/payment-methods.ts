/** A way to pay. */
export interface ShopPaymentMethod {
  readonly code: string;
  readonly title: string;
}

const FREE: ShopPaymentMethod = { code: 'free', title: 'No Payment Information Required' };

const methods: readonly ShopPaymentMethod[] = [
  { code: 'checkmo', title: 'Check / Money order' },
  { code: 'purchaseorder', title: 'Purchase Order' },
  { code: 'banktransfer', title: 'Bank Transfer Payment' },
  { code: 'cashondelivery', title: 'Cash On Delivery' },
];

/** What REST lists for a total in cents: `free` joins the others at zero, though only it will be taken. */
export function listedMethods(grandTotal: number): readonly ShopPaymentMethod[] {
  return grandTotal === 0 ? [...methods, FREE] : methods;
}

/** What a way to pay is called; its code when the shop no longer has it. */
export function paymentTitle(code: string): string {
  return [...methods, FREE].find((method) => method.code === code)?.title ?? code;
}

/** Whether an order of this total may be paid this way. */
export function isAccepted(code: string, grandTotal: number): boolean {
  if (grandTotal === 0) return code === FREE.code;
  return methods.some((method) => method.code === code);
}

/** What the merchant tells shoppers about the offline methods; HTML. */
export const paymentTexts = {
  instructions: {
    banktransfer:
      'IBAN DE00 0000 0000 0000 0000 00<br />\nBIC FOLIODEXX<br />\nWe ship when it has arrived.',
    cashondelivery: 'Please have the amount ready for the driver.',
  },
  checkmo: {
    mailingAddress: 'Folio &amp; Reel<br />\n12 Quay Street<br />\nPortland, OR 97201',
    payableTo: 'Folio & Reel',
  },
} as const;
