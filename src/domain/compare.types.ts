import type { DataPost } from './data-post';

/** A product of the comparison list. */
export interface ComparedProduct {
  readonly id: string;
  readonly name: string;
  /** URL of the product page. */
  readonly url: string;
  /** The post that removes the product; null if the section does not contain it. */
  readonly removal: DataPost | null;
}

/** The section `compare-products` with every product of the comparison list (`config-shapes.md` §6.4). */
export interface CompareSection {
  readonly count: number;
  /** The number of products as formatted by the shop, such as "2 items". */
  readonly caption: string;
  /** URL of the comparison page; '' if the section does not contain it. */
  readonly listUrl: string;
  readonly items: readonly ComparedProduct[];
}
