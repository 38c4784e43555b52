import type { ProofRefusalFacts } from './facts.ts';

const HOSTILE = '<b onclick="x">Zoé & "Léa"</b>';

/** A refused proof whose words are hostile. */
export const proofRefusal: ProofRefusalFacts = {
  firstname: HOSTILE,
  amount: 5_000,
  paid_on: '2026-07-06',
  reason: `${HOSTILE}\n\n${HOSTILE}`,
  href: 'https://maison.test/fr/account/proofs',
};
