import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterEach, expect, test } from 'vitest';

let shop: Shop;
afterEach(() => shop.close());

const silent = { send: async () => {}, close: async () => {} };
const SENT = [
  'Si un compte existe pour cette adresse, un lien vient d’y être envoyé.',
  'Nous venons de vous envoyer un lien de confirmation.',
];
const NOT_SENT =
  'Ce site n’envoie pas encore d’e-mails : aucun lien ne peut partir. Contactez l’organisateur.';

test.each([
  [true, SENT],
  [false, [NOT_SENT, NOT_SENT]],
])('B5: where a mail server sends: %s, links are promised accordingly', async (delivers, said) => {
  shop = await openShop({ outside: { mail: { ...silent, delivers }, payments: {} } });
  const organiser = await shop.make.organiser();
  const anne = await shop.make.customer(organiser, { email: 'anne@example.test' });
  const link = await shop.call('requestPasswordLink', { email: 'anne@example.test' });
  const confirmation = await shop.call('requestEmailConfirmation', {}, anne);
  expect([link.message, confirmation.message]).toEqual(said);
  const nobody = await shop.call('requestPasswordLink', { email: 'nobody@example.test' });
  expect(nobody.message).toBe(said[0]);
  const staff = await shop.make.collaborator(organiser, []);
  const session = await shop.office('getOfficeSession', {}, staff);
  expect(session.organiser?.mails_delivered).toBe(delivers);
});
