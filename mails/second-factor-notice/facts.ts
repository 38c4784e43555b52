/** Who took the reader's second factor away. */
export interface SecondFactorNoticeFacts {
  readonly firstname: string;
  readonly by: string;
}
