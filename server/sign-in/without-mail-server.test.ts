import { NO_MAIL, takingMail } from '@ribambelle/testing/fakes/mail-ports.ts';
import { ALL_PERMISSIONS } from '@ribambelle/domain/permissions/permissions.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterEach, expect, test } from 'vitest';

let shop: Shop;
afterEach(() => shop.close());

const SENT = [
  'Si un compte existe pour cette adresse, un lien vient d’y être envoyé.',
  'Nous venons de vous envoyer un lien de confirmation.',
];
const NOT_SENT =
  'Ce site n’envoie pas encore d’e-mails : aucun lien ne peut partir. Contactez l’organisateur.';

test.each([
  [true, SENT],
  [false, [NOT_SENT, NOT_SENT]],
])('B5: with a mail server: %s, links are promised accordingly', async (delivers, expected) => {
  shop = await openShop({ outside: { mail: delivers ? takingMail() : NO_MAIL, payments: {} } });
  const organiser = await shop.make.organiser();
  const anne = await shop.make.customer(organiser, { email: 'anne@example.test' });
  const link = await shop.call('requestPasswordLink', { email: 'anne@example.test' });
  const confirmation = await shop.call('requestEmailConfirmation', {}, anne);
  expect([link.message, confirmation.message]).toEqual(expected);
  const nobody = await shop.call('requestPasswordLink', { email: 'nobody@example.test' });
  expect(nobody.message).toBe(expected[0]);
  const staff = await shop.make.collaborator(organiser, []);
  expect((await shop.office('getMailStatus', {}, staff)).delivers).toBe(delivers);
  expect((await shop.call('getWebsite', {})).organiser.settings.mails_delivered).toBe(delivers);
  const chief = await shop.make.collaborator(organiser, [...ALL_PERMISSIONS]);
  const link_to = shop.office('sendCollaboratorLink', { collaborator: staff.cuid }, chief);
  if (delivers) await link_to;
  else await expect(link_to).rejects.toMatchObject({ code: 'MAIL_SERVER_MISSING' });
});
