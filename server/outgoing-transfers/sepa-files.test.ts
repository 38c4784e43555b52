import { createHash } from 'node:crypto';
import { downloadFile, openTransferShop } from '@ribambelle/testing/bank/transfer-shop.ts';
import { race } from '@ribambelle/testing/race.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let at: Awaited<ReturnType<typeof openTransferShop>>;
beforeAll(async () => {
  at = await openTransferShop({ more: ['customers.delete', 'customers.read'] });
});
afterAll(() => at.shop.close());

const make = () => at.shop.office('makeSepaFile', {}, at.staff);
const waiting = () => at.shop.office('getWaitingTransfers', {}, at.staff);
const execute = (sepa_file: string) => at.shop.office('executeSepaFile', { sepa_file }, at.staff);
const fail = (outgoing_transfer: string, note = 'Compte clos') =>
  at.shop.office('failOutgoingTransfer', { outgoing_transfer, note }, at.staff);
const fileOf = async (cuid: string) =>
  (await at.shop.office('listSepaFiles', {}, at.staff)).data.find((file) => file.cuid === cuid);

test('200 a file has every transfer that waits, is the same whenever it is downloaded, and nothing waits then', async () => {
  const anne = await at.paidFamily();
  const tom = await at.paidFamily({ firstname: 'Élodie' });
  const one = await at.refundByTransfer(anne);
  const two = await at.refundByTransfer(tom, { amount: 2_505, holder: 'Élodie Çelik' });
  expect(await waiting()).toEqual({ count: 2, amount: 6_505, account_complete: true });
  const list = await at.shop.office('listOutgoingTransfers', { state: 'PENDING' }, at.staff);
  expect(new Set(list.data.map(({ payment }) => payment))).toEqual(
    new Set([anne.payment, tom.payment]),
  );
  const reader = await at.shop.make.collaborator(at.organiser, ['payments.read']);
  const read_list = await at.shop.office('listOutgoingTransfers', { state: 'PENDING' }, reader);
  // the accounts of families are for staff who give money back
  expect(read_list.data.map(({ iban }) => iban)).toEqual(['7034', '7034']);
  const { cuid, number, transfers } = await make();
  expect([number, transfers]).toEqual([1, 2]);
  const file = await downloadFile(at, cuid);
  expect([file.status, file.name]).toEqual([200, 'sepa-1-2026-01-05.xml']);
  const read = file.read();
  expect(read).toMatchObject({ id: cuid, day: '2026-01-05', counts: ['2', '2'] });
  expect(read.sums).toEqual(['65.05', '65.05']);
  expect(read.debtor).toBe("L'Eclaircie ASBL BE72000000001616 GKCCBEBB");
  expect(new Set(read.transfers.map(({ id }) => id))).toEqual(new Set([one, two]));
  expect(read.transfers.find(({ id }) => id === two)).toMatchObject({
    name: 'Elodie Celik',
    amount: '25.05',
  });
  expect(await at.statesOf(anne)).toEqual(['SENT']);
  expect(await waiting()).toMatchObject({ count: 0, amount: 0 });
  const [row] = await at.shop.sql<{ sha256: string }>('select sha256 from sepa_files');
  expect(row?.sha256).toBe(createHash('sha256').update(file.xml).digest('hex'));
  at.shop.clock.set('2026-01-06T10:00:00.000Z');
  expect((await downloadFile(at, cuid)).xml).toBe(file.xml);
  await expect(make()).rejects.toMatchObject({ code: 'NO_TRANSFER_WAITS' });
  expect(await at.books()).toEqual([]);
});

test('409 without a complete account of its own, an organiser makes no file, and nothing moves', async () => {
  const family = await at.paidFamily();
  await at.refundByTransfer(family);
  const setBank = (bank_identifier: string) =>
    at.shop.sql('update organisers set bank_identifier = $2 where id = $1', [
      at.organiser.id,
      bank_identifier,
    ]);
  await setBank('BNPAFRPP');
  expect((await waiting()).account_complete).toBe(false);
  await expect(make()).rejects.toMatchObject({ code: 'ORGANISER_ACCOUNT_INCOMPLETE' });
  expect(await at.statesOf(family)).toEqual(['PENDING']);
  // the number alone names the bank
  await setBank('');
  expect((await waiting()).account_complete).toBe(true);
  expect((await make()).transfers).toBe(1);
  await setBank('GKCCBEBB');
});

test('404 for a file and a transfer that are not there; 403 without the right', async () => {
  const reader = await at.shop.make.collaborator(at.organiser, ['payments.read']);
  await expect(execute('none')).rejects.toMatchObject({ code: 'SEPA_FILE_NOT_FOUND' });
  await expect(fail('none')).rejects.toMatchObject({ code: 'OUTGOING_TRANSFER_NOT_FOUND' });
  await expect(
    at.shop.office('getSepaFile', { sepa_file: 'none' }, at.staff),
  ).rejects.toMatchObject({
    code: 'SEPA_FILE_NOT_FOUND',
  });
  await expect(at.shop.office('makeSepaFile', {}, reader)).rejects.toMatchObject({
    code: 'NOT_PERMITTED',
  });
});

test('200 once the bank has executed a file, its refunds are done; the second time is refused', async () => {
  const family = await at.paidFamily();
  const gone = await at.paidFamily();
  await at.refundByTransfer(family);
  await at.refundByTransfer(gone);
  const { cuid } = await make();
  const erasing = { customer: gone.cuid, confirmation: 'Anne Dubois' };
  await at.shop.office('eraseCustomer', erasing, at.staff);
  await execute(cuid);
  expect(await at.statesOf(family)).toEqual(['DONE']);
  expect((await fileOf(cuid))?.executed_at).toBe(at.shop.clock.now());
  await expect(execute(cuid)).rejects.toMatchObject({ code: 'SEPA_FILE_EXECUTED' });
  const { data } = await at.shop.office('listOutgoingTransfers', { sepa_file: cuid }, at.staff);
  // the account of a family that is gone is no longer needed
  expect(new Set(data.map(({ holder, iban }) => holder + iban))).toEqual(
    new Set(['', 'Anne DuboisBE68539007547034']),
  );
  expect(await at.books()).toEqual([]);
});

test.each(['before it is in a file', 'before the bank executes it', 'after it was executed'])(
  '200 a transfer that fails %s is back in the books once, and can be made again',
  async (moment) => {
    const family = await at.paidFamily();
    const transfer = await at.refundByTransfer(family);
    expect(await at.owedBy(family)).toBe(4_000);
    const file = moment === 'before it is in a file' ? null : await make();
    if (moment === 'after it was executed') await execute(file?.cuid ?? '');
    // a colleague who still sees it waiting would have it paid twice
    const seen = { outgoing_transfer: transfer, note: 'Compte clos', waits: true };
    if (file !== null)
      await expect(at.shop.office('failOutgoingTransfer', seen, at.staff)).rejects.toMatchObject({
        code: 'OUTGOING_TRANSFER_MOVED',
      });
    await fail(transfer);
    const payment = await at.shop.office('getOfficePayment', { payment: family.payment }, at.staff);
    expect(payment).toMatchObject({ state: 'PAID', refunded_amount: 0 });
    expect(payment.refunds).toMatchObject([{ way: 'TRANSFER', state: 'FAILED' }]);
    expect(await at.owedBy(family)).toBe(0);
    expect(await at.books()).toEqual([]);
    await expect(fail(transfer)).rejects.toMatchObject({ code: 'OUTGOING_TRANSFER_FAILED' });
    if (file !== null) expect((await fileOf(file.cuid))?.failed).toBe(1);
    if (moment === 'before the bank executes it') await execute(file?.cuid ?? '');
    expect(await at.statesOf(family)).toEqual(['FAILED']);
    const before = await at.shop.office('getDashboard', {}, at.staff);
    expect(before.attention.failed_refunds.count).toBe(1);
    await at.refundByTransfer(family, { iban: 'NL91 ABNA 0417 1643 00' });
    const read = await downloadFile(at, (await make()).cuid);
    expect(read.read().transfers.map(({ iban }) => iban)).toEqual(['NL91ABNA0417164300']);
    const after = await at.shop.office('getDashboard', {}, at.staff);
    expect(after.attention.failed_refunds.count).toBe(0);
    expect(await at.books()).toEqual([]);
  },
);

test.each([2, 20])('race: %i press at once, and each transfer is in one file', async (count) => {
  const families = [await at.paidFamily(), await at.paidFamily(), await at.paidFamily()];
  for (const family of families) await at.refundByTransfer(family);
  const { number: files_before = 0 } =
    (await at.shop.office('listSepaFiles', {}, at.staff)).data[0] ?? {};
  const result = await race(Array.from({ length: count }, make));
  expect(result).toEqual({ passed: 1, refused: ['NO_TRANSFER_WAITS'] });
  const [file] = (await at.shop.office('listSepaFiles', {}, at.staff)).data;
  expect([file?.number, file?.transfers]).toEqual([files_before + 1, 3]);
  expect((await downloadFile(at, file?.cuid ?? '')).read().transfers).toHaveLength(3);
  expect(await at.books()).toEqual([]);
});

test.each([2, 20])(
  'race: %i say at once that a transfer came back, while its file is executed: the money is back once',
  async (count) => {
    const family = await at.paidFamily();
    const transfer = await at.refundByTransfer(family);
    const { cuid } = await make();
    const failing = Array.from({ length: count }, () => fail(transfer));
    const result = await race([...failing, execute(cuid)]);
    expect(result).toEqual({ passed: 2, refused: ['OUTGOING_TRANSFER_FAILED'] });
    expect(await at.statesOf(family)).toEqual(['FAILED']);
    expect(await at.owedBy(family)).toBe(0);
    expect(await at.books()).toEqual([]);
  },
);
