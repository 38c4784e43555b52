import type { CollectionFacts } from './facts.ts';

const HOSTILE = '<b onclick="x">Zoé & "Léa"</b>';

/** A payment that failed and is tried again, by a means whose name is hostile. */
export const collection: CollectionFacts = {
  firstname: HOSTILE,
  amount: 2_500,
  label: HOSTILE,
  try_on: '2026-02-08',
  charged_back: false,
  ended: false,
  href: 'https://maison.test/fr/account/home',
};
