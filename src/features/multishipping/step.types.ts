/** A page of the checkout with several addresses. */
export interface StepProps {
  /** The element around the page's content. */
  readonly host: HTMLElement;
  /** The server's form. */
  readonly form: HTMLFormElement;
}
