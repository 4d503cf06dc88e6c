/** A coupon of the shop. `percent` as a whole number, money in cents. */
export interface Coupon {
  readonly code: string;
  readonly label: string;
  readonly percent: number;
  /** Off the whole cart. */
  readonly fixed: number;
  readonly freeShipping: boolean;
  /** Whether the percentage also comes off shipping. */
  readonly onShipping: boolean;
  readonly minSubtotal: number;
  readonly expired: boolean;
}

const plain = {
  percent: 0,
  fixed: 0,
  freeShipping: false,
  onShipping: false,
  minSubtotal: 0,
  expired: false,
};

const coupons: readonly Coupon[] = [
  { ...plain, code: 'TENOFF', label: 'Ten percent off', percent: 10 },
  { ...plain, code: 'FIVER', label: 'Five dollars off', fixed: 500 },
  { ...plain, code: 'SHIPFREE', label: 'Free shipping', freeShipping: true },
  { ...plain, code: 'EXPIRED1', label: 'Last summer', percent: 20, expired: true },
  { ...plain, code: 'BIG100', label: 'Fifteen percent off', percent: 15, minSubtotal: 10_000 },
  { ...plain, code: 'FREEALL', label: 'Everything free', percent: 100, onShipping: true },
];

/** The coupon of a code, in any case, while a cart of this subtotal (cents) may use it; else null. */
export function couponOf(code: string | null, subtotal: number): Coupon | null {
  const coupon = coupons.find((candidate) => candidate.code === code?.toUpperCase());
  return coupon && !coupon.expired && subtotal >= coupon.minSubtotal ? coupon : null;
}
