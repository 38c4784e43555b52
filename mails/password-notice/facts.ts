/** When the reader's password was chosen by a link, and where another link can be asked for. */
export interface PasswordNoticeFacts {
  readonly firstname: string;
  readonly at: string;
  readonly href: string;
}
