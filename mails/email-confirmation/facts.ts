/** The link under which an e-mail address is confirmed. */
export interface EmailConfirmationFacts {
  readonly firstname: string;
  readonly href: string;
}
