import { useState } from 'react';
import type { Cart } from './cart.ts';

interface Choices {
  readonly strategy: Cart['payment_strategies'][number] | null;
  readonly terms: boolean;
}

const NONE: Choices = { strategy: null, terms: false };

/** What was chosen of each cart since the page was loaded. */
const kept = new Map<number, Choices>();

/** How somebody wants to pay a cart and whether they accept the terms, and a function that changes it: who goes back and comes again finds it as it was. */
export function useKeptChoices(
  cart_id: number,
): Choices & { readonly keep: (changes: Partial<Choices>) => void } {
  const [choices, setChoices] = useState(() => kept.get(cart_id) ?? NONE);
  return {
    ...choices,
    keep: (changes) => {
      const next = { ...(kept.get(cart_id) ?? NONE), ...changes };
      kept.set(cart_id, next);
      setChoices(next);
    },
  };
}
