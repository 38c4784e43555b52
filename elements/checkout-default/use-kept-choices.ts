import { useState } from 'react';
import type { Cart } from './cart.ts';

interface Choices {
  readonly strategy: Cart['payment_strategies'][number] | null;
  /** The way to pay in instalments, by its cuid; null for the whole amount. */
  readonly plan: string | null;
  readonly terms: boolean;
}

const NONE: Choices = { strategy: null, plan: null, terms: false };

/** The choices for each cart since the page was loaded. */
const choices_of_carts = new Map<number, Choices>();

/**
 * Returns how somebody wants to pay a cart and whether they accept the terms, and a function that
 * changes it. The choices are still there for a family that leaves and comes back.
 */
export function useKeptChoices(
  cart_id: number,
): Choices & { readonly keep: (changes: Partial<Choices>) => void } {
  const [choices, setChoices] = useState(() => choices_of_carts.get(cart_id) ?? NONE);
  return {
    ...choices,
    keep: (changes) => {
      const next = { ...(choices_of_carts.get(cart_id) ?? NONE), ...changes };
      choices_of_carts.set(cart_id, next);
      setChoices(next);
    },
  };
}
