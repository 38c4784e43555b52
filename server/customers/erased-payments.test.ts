import { ALL_PERMISSIONS } from '@ribambelle/domain/permissions/permissions.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('200 what staff wrote about payments of an erased family stays, unless it names it', async () => {
  const organiser = await shop.make.organiser();
  const staff = await shop.make.collaborator(organiser, ALL_PERMISSIONS);
  const person = { firstname: 'Zéphyrine', lastname: 'Quintefeuille' };
  const { cuid: customer } = await shop.make.customer(organiser, person);
  const money = { customer, amount: 5_000, note: 'Madame Quintefeuille, au guichet' };
  const { cuid: payment } = await shop.office('recordPayment', money, staff);
  const correct = (note: string, reason: string) =>
    shop.change('correctPayment', { payment, note, reason }, staff);
  await correct('Reçu de Zéphyrine Quintefeuille', 'QUINTEFEUILLE a téléphoné');
  await correct('Reçu', 'Faute de frappe');
  for (const reason of ['Rendu à zéphyrine', 'Trop-perçu'])
    await shop.office('refundPayment', { payment, amount: 500, to: 'BANK', reason }, staff);
  await shop.sql(
    `with account as (insert into payment_providers (organiser_id, provider, mode, account_reference, account_name, key_sealed, key_end, connected_at)
       values ($1, 'mollie', 'TEST', 'pfl_x', 'X', 'x', '1234', now()) returning organiser_id, id)
     insert into provider_differences (organiser_id, payment_provider_id, kind, provider_reference, payment_id, amount, detail, created_at, closed_at, closed_by, note)
     select account.organiser_id, account.id, 'UNKNOWN', 'tr_' || note, p.id, 100, '', now(), now(), $3, note
     from account, payments p, unnest(array['Vu avec Mme Quintefeuille', 'Vu avec la banque']) note where p.cuid = $2`,
    [organiser.id, payment, staff.id],
  );

  await shop.office(
    'eraseCustomer',
    { customer, confirmation: 'zéphyrine quintefeuille', give_up_credit: true },
    staff,
  );

  /** All that the tables and the log of staff still say about the payment. */
  const said = async (from: string) =>
    (await shop.sql<{ said: string }>(`select ${from} order by 1`)).map((row) => row.said);
  const all = [
    await said('message as said from payments'),
    await said('reason as said from payment_changes'),
    await said('changes::text as said from payment_changes'),
    await said('message as said from refunds'),
    await said('note as said from provider_differences'),
    await said(`summary || changes::text as said from audit_log where entity = 'payments'`),
  ];
  expect(all.slice(0, 5)).toEqual([
    ['Reçu'],
    ['', 'Faute de frappe'],
    ['{}', '{}'],
    ['', 'Trop-perçu'],
    ['', 'Vu avec la banque'],
  ]);
  const words = all.flat().join(' ').toLowerCase();
  expect(words).not.toContain('quintefeuille');
  expect(words).not.toContain('zéphyrine');
  // amounts and harmless reasons stay in the log
  expect(words).toContain('faute de frappe');
  expect(words).toContain('trop-perçu');
  expect(words).toContain('5000');
});
