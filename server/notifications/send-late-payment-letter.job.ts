import { fullname } from '@ribambelle/domain/customers/names.ts';
import { z } from 'zod';
import { letterHtml, moneyText, paragraph, sendLetter } from '../letters/index.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { job } from '../queue/job.ts';
import { letterTexts } from './letter-texts.ts';
import { findLatePayment, findReader, type Reader } from './notification-views.ts';

/** Tells the customer and the organiser that money came when places were gone, and where it went (R12). */
export const sendLatePaymentLetter = job(
  'send-late-payment-letter',
  z.object({ organiser_id: z.int(), payment_id: z.int() }),
  async (context) => {
    const { payload, organiser, inTenant } = context;
    const organiser_id = organiser.id;
    const found = await inTenant(async (db) => {
      const payment = await findLatePayment(db, { organiser_id, id: payload.payment_id });
      const reader =
        payment === null ? null : await findReader(db, { organiser_id, id: payment.customer_id });
      return payment === null || reader === null ? null : { payment, reader };
    });
    if (found === null) return;
    const { payment, reader } = found;
    const customers = customerLines(reader, payment);
    const common = { kind: 'payment.late', customer_id: reader.id };
    await sendLetter(context, async () => ({
      ...common,
      key: `late payment ${payment.cuid} customer`,
      recipient: reader.email,
      language: reader.language,
      ...written(organiser, {
        language: reader.language,
        subject: letterTexts(reader.language).late_subject(organiser.name),
        lines: customers,
      }),
    }));
    if (organiser.email === '') return;
    const language = organiser.language === 'en' ? 'en' : 'fr';
    const texts = letterTexts(language);
    const money = (amount: number) => moneyText(amount, { language, currency: payment.currency });
    const lines = [
      texts.late_organiser_opening(fullname(reader), money(payment.amount)),
      texts.late_organiser_credit(money(payment.credit)),
    ];
    await sendLetter(context, async () => ({
      ...common,
      key: `late payment ${payment.cuid} organiser`,
      recipient: organiser.email,
      language,
      ...written(organiser, {
        language,
        subject: texts.late_organiser_subject(fullname(reader)),
        lines,
      }),
    }));
  },
);

function customerLines(
  reader: Reader,
  payment: { amount: number; credit: number; currency: string },
): readonly string[] {
  const texts = letterTexts(reader.language);
  const money = (amount: number) =>
    moneyText(amount, { language: reader.language, currency: payment.currency });
  return [
    texts.greeting(reader.firstname),
    texts.late_opening(money(payment.amount)),
    texts.late_credit(money(payment.credit)),
  ];
}

function written(
  organiser: Organiser,
  input: { language: 'fr' | 'en'; subject: string; lines: readonly string[] },
) {
  const { language, subject, lines } = input;
  const html = letterHtml(
    { language, title: subject, sender: organiser },
    ...lines.map((line) => paragraph(line)),
  );
  return { subject, html, text: [...lines, organiser.name].join('\n\n') };
}
