/** The fields of a product's form that put the same thing into the cart once more, by name and value (`endpoints.md` §4). */
export type BuyRequest = readonly (readonly [name: string, value: string])[];
