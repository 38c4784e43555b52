import { fullname } from '@ribambelle/domain/customers/names.ts';
import { type Language } from '@ribambelle/domain/base/languages.ts';
import { nextGiftLook } from '@ribambelle/domain/vouchers/gift.ts';
import { voucherStatus } from '@ribambelle/domain/vouchers/voucher-status.ts';
import { formatWorth } from '@ribambelle/texts/formats/format-worth.ts';
import { z } from 'zod';
import type { Db } from '../database/transaction.ts';
import { logoAddress, sendMail } from '../mails/index.ts';
import { job, type JobContext } from '../queue/job.ts';
import { awaitMoney } from '../receivables/index.ts';
import { textReader } from '../texts/bilingual.ts';
import { type CustomerVoucherRow, findCustomerVoucher } from './customer-voucher-views.ts';
import { findVoucherCuid, noteGiftSent, queueGift } from './gift-store.ts';
import { languageOfBuyer } from './buyer-views.ts';
import { presentWorth } from './present-customer-voucher.ts';
import { redeemAddress, voucherFile } from './voucher-page.ts';

const payload = z.object({
  organiser_id: z.int(),
  customer_voucher_id: z.int(),
  gift_at: z.string(),
});

type Context = JobContext<z.output<typeof payload>>;

/**
 * Sends a voucher as a gift, with its page, once it is due and paid: only once, even when the
 * server dies before it is recorded, because the e-mail has the moment in its key. An unpaid one is
 * sent with its money, one with an unreadable code when its key is back, one changed, cancelled or
 * redeemed never.
 */
export const sendVoucherGift = job({ name: 'send-voucher-gift', payload }, async (context) => {
  const { payload: input, organiser, inTenant, now } = context;
  const { customer_voucher_id: id, gift_at } = input;
  const of = { id, gift_at };
  const due = await inTenant(async (db) => {
    const row = await findGift(db, of);
    if (row === null) return null;
    const status = voucherStatus(row, now);
    if (status === 'UNPAID') await waitForMoney(db, { ...of, row, now });
    if (status !== 'VALID') return null;
    if (row.code === '') {
      await lookAgain(db, { ...of, now });
      return null;
    }
    const language = await languageOfBuyer(db, row.customer.id);
    return { row, language, logo: await logoAddress(db, organiser) };
  });
  if (due === null) return;
  await sendGift(context, due);
  await inTenant((db) => noteGiftSent(db, { ...of, now }));
});

/** Returns the voucher of a gift that is still to be sent at that moment; null for none. */
async function findGift(
  db: Db,
  of: { id: number; gift_at: string },
): Promise<CustomerVoucherRow | null> {
  const cuid = await findVoucherCuid(db, of.id);
  if (cuid === undefined) return null;
  const row = await findCustomerVoucher(db, { cuid });
  return row === undefined || row.gift_at !== of.gift_at || row.gift_sent_at !== null ? null : row;
}

/** Lets its money send it (`sendWaitingGift`), and checks again later if no payment does. */
async function waitForMoney(
  db: Db,
  of: { id: number; gift_at: string; row: CustomerVoucherRow; now: string },
): Promise<void> {
  const { row, now, ...gift } = of;
  const { receivable_id } = row;
  const paid = await awaitMoney(db, receivable_id);
  if (paid) await queueGift(db, { ...gift, run_at: now, now });
  else await lookAgain(db, { ...gift, now });
}

/** Queues another check, until a year after it was due. */
async function lookAgain(
  db: Db,
  { now, ...gift }: { id: number; gift_at: string; now: string },
): Promise<void> {
  const run_at = nextGiftLook(gift.gift_at, now);
  if (run_at !== null) await queueGift(db, { ...gift, run_at, now });
}

async function sendGift(
  context: Context,
  due: { row: CustomerVoucherRow; language: Language; logo: string },
): Promise<void> {
  const { organiser, origin } = context;
  const { row, language, logo } = due;
  const address = redeemAddress(origin, { code: row.code, language });
  const { gift_email: recipient, gift_at } = row;
  if (recipient === null) return;
  const worth = presentWorth(row, textReader({ language, organiser }));
  await sendMail({ ...context, name: 'voucher-gift' }, async () => ({
    key: `voucher gift ${row.cuid} ${gift_at}`,
    kind: 'voucher.gift',
    concerns: 'ORDER',
    customer_id: row.customer.id,
    recipient,
    language,
    valid_until: row.expires_at,
    facts: {
      name: row.gift_name,
      given_by: fullname(row.customer),
      message: row.gift_message,
      title: worth.title,
      worth: formatWorth(worth, language),
      code: row.code,
      expires_at: row.expires_at,
      href: address,
    },
    attach: async () => {
      const { filename, ...file } = await voucherFile({ row, organiser, language, logo, address });
      return [{ name: filename, ...file }];
    },
  }));
}
