/** Another e-mail address, which takes the place of the reader's once it is confirmed. */
export interface EmailChangeFacts {
  readonly firstname: string;
  readonly email: string;
}
