/** The maps service. */
export interface MapsService {
  /** URL of its script, with the shop's key. */
  readonly url: string;
  /** Style rules in the service's own format; empty for the default styles (MAP-07). */
  readonly styles: readonly object[];
}
