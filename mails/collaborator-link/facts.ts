/** The link with which a collaborator chooses a new password. */
export interface CollaboratorLinkFacts {
  readonly firstname: string;
  /** True when they forgot their password themselves; otherwise a colleague sent the link. */
  readonly own: boolean;
  readonly href: string;
}
