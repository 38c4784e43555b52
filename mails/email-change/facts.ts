/** A new e-mail address, which replaces the reader's once it is confirmed. */
export interface EmailChangeFacts {
  readonly firstname: string;
  readonly email: string;
}
