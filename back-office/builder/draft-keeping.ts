/** How far the writing has come to the server. */
export type Keeping =
  | { readonly state: 'saved' | 'waiting' | 'saving' | 'offline' }
  /** Refused, with the sentence of the server. */
  | { readonly state: 'refused'; readonly sentence: string }
  /** Somebody else changed the page: the name, when it is known, and the present version. */
  | { readonly state: 'conflict'; readonly by: string | null; readonly version: number };
