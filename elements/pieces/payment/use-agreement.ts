import { useState } from 'react';

/** The words by which a means of payment is kept, and whether the family agrees to them. */
export interface GivenAgreement {
  /** Null where nothing can be kept. */
  readonly words: string | null;
  /** The words that the family agreed to; null while it does not. */
  readonly given: string | null;
  readonly give: (words: string | null) => void;
}

/** Returns the agreement to some words; others need the family to agree again. */
export function useAgreement(words: string | null | undefined): GivenAgreement {
  const [given, setGiven] = useState<string | null>(null);
  return { words: words ?? null, given: given === words ? given : null, give: setGiven };
}
