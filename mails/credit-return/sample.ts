import type { CreditReturnFacts } from './facts.ts';

const HOSTILE = '<b onclick="x">Zoé & "Léa"</b>';

/** A returned transfer whose words are hostile. */
export const creditReturn: CreditReturnFacts = {
  firstname: HOSTILE,
  amount: 5_000,
  reason: `${HOSTILE}\n\n${HOSTILE}`,
  href: 'https://maison.test/fr/account/wallet',
};
