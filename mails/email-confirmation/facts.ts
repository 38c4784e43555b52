/** The link that confirms an e-mail address. */
export interface EmailConfirmationFacts {
  readonly firstname: string;
  readonly href: string;
}
