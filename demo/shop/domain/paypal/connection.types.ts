/** The shop's account at PayPal, and where its script and HTTP API are. */
export interface PaypalConnection {
  /** Origin of the script, the buttons' frames, the approval window and the API, such as `http://127.0.0.1:8190`. */
  readonly origin: string;
  /** Public in pages, as a parameter of the script's URL. */
  readonly clientId: string;
  /** Signs the shop's own calls, together with the client id. */
  readonly secret: string;
}
