import type { DataPost } from './data-post';

/** A product of the comparison list. */
export interface ComparedProduct {
  readonly id: string;
  readonly name: string;
  /** Its page. */
  readonly url: string;
  /** The post that removes it; null where the section has none. */
  readonly removal: DataPost | null;
}

/** The section of the comparison list, `compare-products` (`config-shapes.md` §6.4). It has every product of the list. */
export interface CompareSection {
  readonly count: number;
  /** The number of products as the shop writes it, such as "2 items". */
  readonly caption: string;
  /** The page of the list; '' where the section has none. */
  readonly listUrl: string;
  readonly items: readonly ComparedProduct[];
}
