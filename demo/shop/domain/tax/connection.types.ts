/** The connection to the tax service's certificates. */
export interface TaxConnection {
  /** Origin of the service, such as `http://127.0.0.1:8290`; no slash at the end. */
  readonly origin: string;
  /** The shop's secret for its calls. */
  readonly secret: string;
}
