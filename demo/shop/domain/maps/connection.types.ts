/** The maps service that the shop uses. */
export interface MapsConnection {
  /** Origin of the service's script, such as `http://127.0.0.1:8280`; no slash at the end. */
  readonly origin: string;
}
