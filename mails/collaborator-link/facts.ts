/** The link under which somebody of the team chooses a new password. */
export interface CollaboratorLinkFacts {
  readonly firstname: string;
  readonly href: string;
}
