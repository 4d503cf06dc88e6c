/** A shop where orders can be picked up. Texts are plain; missing ones are empty. */
export interface PickupLocation {
  readonly code: string;
  readonly name: string;
  readonly description: string;
  readonly street: string;
  readonly city: string;
  readonly region: string;
  readonly regionId: number | null;
  readonly postcode: string;
  readonly countryId: string;
  readonly phone: string;
}
