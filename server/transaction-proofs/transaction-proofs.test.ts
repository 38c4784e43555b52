import type { Ask } from '@ribambelle/api/client.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { type MailServer, startMailServer } from '@ribambelle/testing/fakes/mail-server.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { mostWithoutLocks } from '@ribambelle/testing/without-locks.ts';
import { checkInvariants } from '@ribambelle/tools/demo/invariants.ts';
import pg from 'pg';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let staff: { token: string };
let books: pg.Client;
let server: MailServer;
beforeAll(async () => {
  server = await startMailServer();
  shop = await openShop({ jobs: true, smtpUrl: `smtp://127.0.0.1:${server.port}` });
  organiser = await shop.make.organiser();
  staff = await shop.make.collaborator(organiser, [
    'customer-transaction-proofs.read',
    'customer-transaction-proofs.update',
    'payments.create',
    'payments.read',
  ]);
  books = new pg.Client({ connectionString: shop.databaseUrl });
  await books.connect();
});
afterAll(async () => {
  await books.end();
  await shop.close();
  await server.kill();
});
afterEach(async () => {
  const violations = await checkInvariants(books);
  if (violations.length > 0) throw new Error(`The books are broken: ${violations.join('; ')}`);
});

const familyOwing = async (total_amount: number): Promise<MadeCustomer> => {
  const family = await shop.make.customer(organiser);
  await shop.make.receivable(organiser, family, { total_amount });
  return family;
};
let number = 0;
/** Makes a PDF that differs from every other. */
const pdf = () => new Blob([`%PDF-1.7 ${(number += 1)}`]);
const send = (family: MadeCustomer, more: Partial<Ask<'sendTransactionProof'>> = {}) =>
  shop.call(
    'sendTransactionProof',
    {
      reference: null,
      amount: 5_000,
      paid_on: '2026-01-04',
      name: 'virement.pdf',
      file: pdf(),
      ...more,
    },
    family,
  );
const accept = (
  transaction_proof: string,
  more: Partial<Ask<'acceptTransactionProof'>> = {},
  as = staff,
) =>
  shop.office(
    'acceptTransactionProof',
    {
      transaction_proof,
      amount: 5_000,
      received_at: '2026-01-05',
      payment: null,
      twice: false,
      ...more,
    },
    as,
  );
const paidOf = async ({ id }: Made) =>
  (
    await shop.sql<{ paid: number; payments: number }>(
      `select coalesce(sum(paid_amount), 0)::integer as paid,
         (select count(*)::integer from payments where customer_id = $1) as payments
       from receivables where customer_id = $1`,
      [id],
    )
  )[0];
const waitingOf = async ({ cuid }: Made) => {
  const { data } = await shop.office('listOfficeTransactionProofs', {}, staff);
  return data.filter(({ customer }) => customer.cuid === cuid);
};
const ownOf = async (family: MadeCustomer) =>
  (await shop.call('listTransactionProofs', {}, family)).data;

describe('a proof that is accepted', () => {
  test('is a payment on what the family owes, and the family sees it', async () => {
    const family = await familyOwing(8_000);
    const { cuid } = await send(family);
    expect(await waitingOf(family)).toMatchObject([
      { cuid, amount: 5_000, paid_on: '2026-01-04', is_picture: false, owed_amount: 8_000 },
    ]);
    expect(await paidOf(family)).toEqual({ paid: 0, payments: 0 });
    expect(await accept(cuid)).toMatchObject({ credited_amount: 0 });
    expect(await paidOf(family)).toEqual({ paid: 5_000, payments: 1 });
    expect(await waitingOf(family)).toEqual([]);
    expect(await ownOf(family)).toMatchObject([{ cuid, state: 'ACCEPTED' }]);
  });

  test('may be a payment that is recorded already: no money is counted twice', async () => {
    const family = await familyOwing(8_000);
    const { cuid: payment } = await shop.office(
      'recordPayment',
      { customer: family.cuid, amount: 5_000, received_at: '2026-01-05' },
      staff,
    );
    const { cuid } = await send(family);
    await expect(accept(cuid)).rejects.toMatchObject({
      code: 'PAYMENT_LIKELY_DUPLICATE',
      details: { payment },
    });
    expect(await accept(cuid, { payment })).toMatchObject({ payment });
    expect(await paidOf(family)).toEqual({ paid: 5_000, payments: 1 });
  });

  test.each([2, 20, 200])('race: accepted %i times at once, it is one payment', async (times) => {
    const family = await familyOwing(1_000_000);
    const { cuid } = await send(family);
    const results = await Promise.allSettled(
      // not refused as a duplicate: only the proof itself can stop the second
      Array.from({ length: times }, () => accept(cuid, { twice: true })),
    );
    const codes = results.flatMap((result) =>
      result.status === 'rejected' ? [Object(result.reason).code] : [],
    );
    expect(codes).toEqual(Array.from({ length: times - 1 }, () => 'TRANSACTION_PROOF_DECIDED'));
    expect(await paidOf(family)).toEqual({ paid: 5_000, payments: 1 });
  });

  test('race, negative control: without the locks it becomes more payments', async () => {
    const race = async () => {
      const family = await familyOwing(1_000_000);
      const { cuid } = await send(family);
      await Promise.allSettled(Array.from({ length: 4 }, () => accept(cuid, { twice: true })));
      return (await paidOf(family))?.payments;
    };
    expect(await mostWithoutLocks(race, { right: 1 })).toBeGreaterThan(1);
  });

  test('is refused for a payment of somebody else, or a day that is still to come', async () => {
    const family = await familyOwing(8_000);
    const other = await familyOwing(8_000);
    const { cuid: payment } = await shop.office(
      'recordPayment',
      { customer: other.cuid, amount: 5_000 },
      staff,
    );
    const { cuid } = await send(family);
    await expect(accept(cuid, { payment })).rejects.toMatchObject({
      code: 'TRANSACTION_PROOF_PAID_OTHERWISE',
      status: 400,
    });
    await expect(accept(cuid, { received_at: '2026-01-06' })).rejects.toMatchObject({
      code: 'RECEIVED_IN_FUTURE',
    });
    await expect(accept(cuid, { received_at: '2022-01-06' })).rejects.toMatchObject({
      code: 'RECEIVED_TOO_EARLY',
    });
    await expect(accept('cnone')).rejects.toMatchObject({ code: 'TRANSACTION_PROOF_NOT_FOUND' });
    expect(await waitingOf(family)).toHaveLength(1);
  });
});

describe('a proof that is refused', () => {
  test('says why to the family, by e-mail and in its account; it is not decided again', async () => {
    const family = await familyOwing(8_000);
    const { cuid: transaction_proof } = await send(family);
    const refuse = () =>
      shop.office('refuseTransactionProof', { transaction_proof, reason: 'Illisible' }, staff);
    await refuse();
    expect(await ownOf(family)).toMatchObject([{ state: 'REFUSED', reason: 'Illisible' }]);
    await expect(refuse()).rejects.toMatchObject({ code: 'TRANSACTION_PROOF_DECIDED' });
    await expect(accept(transaction_proof)).rejects.toMatchObject({
      code: 'TRANSACTION_PROOF_DECIDED',
    });
    await expect(
      shop.call('takeBackTransactionProof', { transaction_proof }, family),
    ).rejects.toMatchObject({ code: 'TRANSACTION_PROOF_DECIDED' });
    await expect
      .poll(() =>
        shop.sql(`select text like '%Illisible%' as why from sent_mails where customer_id = $1`, [
          family.id,
        ]),
      )
      .toEqual([{ why: true }]);
    const unknown = { transaction_proof: 'cnone', reason: 'Illisible' };
    await expect(shop.office('refuseTransactionProof', unknown, staff)).rejects.toMatchObject({
      code: 'TRANSACTION_PROOF_NOT_FOUND',
    });
  });
});

describe('a proof that is sent', () => {
  test('is a picture, drawn anew, or a PDF, which is only downloaded', async () => {
    const family = await familyOwing(8_000);
    const png = await sharp({
      create: { width: 8, height: 8, channels: 3, background: 'red' },
    })
      .png()
      .toBuffer();
    const picture = await send(family, { name: 'é.png', file: new Blob([new Uint8Array(png)]) });
    const paper = await send(family);
    const fileOf = (cuid: string) =>
      shop.fetch('back-office', `/api/back-office/transaction-proofs/${cuid}/file`, {
        headers: { cookie: `ribambelle_office=${staff.token}` },
      });
    const shown = await fileOf(picture.cuid);
    const downloaded = await fileOf(paper.cuid);
    expect(shown.headers.get('content-type')).toBe('image/webp');
    expect(downloaded.headers.get('content-disposition')).toContain('attachment');
    const none = { transaction_proof: 'cnone' };
    await expect(shop.office('getTransactionProofFile', none, staff)).rejects.toMatchObject({
      code: 'TRANSACTION_PROOF_NOT_FOUND',
    });
  });

  test('is refused when it is no file, the same again, or of somebody else’s number', async () => {
    const family = await familyOwing(8_000);
    const file = pdf();
    await send(family, { file });
    const cases = [
      [{ file }, 'TRANSACTION_PROOF_TWICE'],
      [{ file: new Blob(['<html>']) }, 'TRANSACTION_PROOF_UNREADABLE'],
      [{ reference: '+++010/8068/17183+++' }, 'TRANSACTION_PROOF_NUMBER'],
      [{ paid_on: '2026-01-06' }, 'RECEIVED_IN_FUTURE'],
      [{ paid_on: '2022-01-06' }, 'RECEIVED_TOO_EARLY'],
      [{ file: new Blob([new Uint8Array(10 * 1024 * 1024 + 1)]) }, 'FILE_TOO_LARGE'],
    ] as const;
    for (const [more, code] of cases)
      await expect(send(family, more)).rejects.toMatchObject({ code });
    expect(await ownOf(family)).toHaveLength(1);
  });

  test('waits with at most nine others, also when eleven come at once; one can be taken back', async () => {
    const family = await familyOwing(8_000);
    const results = await Promise.allSettled(Array.from({ length: 11 }, () => send(family)));
    const refusals = results.flatMap((result) =>
      result.status === 'rejected' ? [Object(result.reason).code] : [],
    );
    expect(refusals).toEqual(['TRANSACTION_PROOFS_WAITING']);
    const [first] = await ownOf(family);
    const transaction_proof = first?.cuid ?? '';
    const other = await shop.make.customer(organiser);
    await expect(
      shop.call('takeBackTransactionProof', { transaction_proof }, other),
    ).rejects.toMatchObject({ code: 'TRANSACTION_PROOF_NOT_FOUND' });
    await shop.call('takeBackTransactionProof', { transaction_proof }, family);
    expect(await ownOf(family)).toHaveLength(9);
  });
});
