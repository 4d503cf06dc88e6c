/** What an administrator writes of a block. */
export interface BlockText {
  readonly title: string;
  readonly identifier: string;
  /** HTML. */
  readonly content: string;
  readonly isActive: boolean;
  /** Ids of store views; 0 means all. */
  readonly stores: readonly string[];
}

/** A block that was saved. */
export interface BlockView extends BlockText {
  readonly id: number;
  readonly createdAt: string;
  readonly updatedAt: string;
}
