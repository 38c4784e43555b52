/** The link with which a customer chooses a new password. */
export interface PasswordLinkFacts {
  readonly firstname: string;
  readonly href: string;
}
