/**
 * A message from staff to a family about its registrations. Empty lines in `text` separate
 * paragraphs.
 */
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
