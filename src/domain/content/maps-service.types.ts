/** The service that draws maps. */
export interface MapsService {
  /** Address of its script, with the shop's key. */
  readonly url: string;
  /** Rules for the colours of maps, as the service takes them; empty for its own (MAP-07). */
  readonly styles: readonly object[];
}
