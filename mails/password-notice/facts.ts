/**
 * The time at which the reader's password was chosen by a link, and the page to request another
 * link.
 */
export interface PasswordNoticeFacts {
  readonly firstname: string;
  readonly at: string;
  readonly href: string;
}
