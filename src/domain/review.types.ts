/** A review as it is sent (`endpoints.md` §5, write review). */
export interface ReviewDraft {
  readonly nickname: string;
  readonly title: string;
  readonly detail: string;
  /** Field name of a rating (`ratings[1]`) to the id of the chosen option. */
  readonly ratings: Readonly<Record<string, string>>;
}
