/** What staff write to a family about registrations of its own. `text` has paragraphs between empty lines. */
export interface MessageFacts {
  readonly firstname: string;
  readonly subject: string;
  readonly text: string;
  readonly concerned: readonly {
    readonly participant: string;
    readonly activity: string;
    readonly start_at: string;
    readonly end_at: string;
  }[];
}
