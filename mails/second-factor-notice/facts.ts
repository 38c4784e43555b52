/** The colleague who removed the reader's second factor. */
export interface SecondFactorNoticeFacts {
  readonly firstname: string;
  readonly by: string;
}
