/** One breadcrumb. All texts are plain; the shop's own labels are translated. */
export interface Crumb {
  readonly label: string;
  /** Tooltip; empty for none. */
  readonly title: string;
  /** Null for the current page. */
  readonly url: string | null;
}
