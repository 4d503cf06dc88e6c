/** The product form's fields that add the same item to the cart again, as names and values (`endpoints.md` §4). */
export type BuyRequest = readonly (readonly [name: string, value: string])[];
