/** What rates with a form of their own need; its own file, loaded when such a rate is offered. */
export const loadForms = () => import('../shipping-forms/shipping-forms');

/** The views and the state of forms below rates. */
export type ShippingForms = Awaited<ReturnType<typeof loadForms>>;
