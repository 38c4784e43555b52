/** The link under which a customer chooses a new password. */
export interface PasswordLinkFacts {
  readonly firstname: string;
  readonly href: string;
}
