/** The link under which somebody of the team chooses a new password. */
export interface CollaboratorLinkFacts {
  readonly firstname: string;
  /** They forgot their password themselves; else a colleague asked. */
  readonly own: boolean;
  readonly href: string;
}
