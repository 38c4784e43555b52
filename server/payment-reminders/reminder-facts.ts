import { formatStructuredCommunication } from '@ribambelle/domain/bank-transfers/structured-communication.ts';
import { sumAmounts } from '@ribambelle/domain/base/money.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { cancelledFrom } from '@ribambelle/domain/payment-reminders/unpaid-cancellation.ts';
import { isForTests } from '@ribambelle/domain/payments/payment-mode.ts';
import type { MailFacts } from '@ribambelle/mails/mail.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { bankTransferOf, partsOf, qrAddressOf } from '../bank-transfers/index.ts';
import type { Reader } from '../notifications/index.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { textReader } from '../texts/bilingual.ts';
import type { ReminderLine } from './reminder-views.ts';

type Facts = MailFacts['payment-reminder'];

/** Returns what the e-mail of a reminder says, in the reader's language. */
export function reminderFacts(
  of: {
    readonly reminder: { readonly last_day: string };
    readonly reader: Reader;
    readonly lines: readonly ReminderLine[];
  },
  { organiser, origin }: { readonly organiser: Organiser; readonly origin: string },
): Facts {
  const { reader, lines } = of;
  const { last_day } = of.reminder;
  const cancellable = lines.filter((line) => line.cancellable);
  const cancellable_rank = Math.max(0, ...cancellable.map(({ rank }) => rank));
  const { language } = reader;
  const text = textReader({ language, organiser });
  const orders = Map.groupBy(lines, ({ reference }) => reference);
  return {
    firstname: reader.firstname,
    test_mode: isForTests(organiser.payment_mode),
    rank: Math.max(...lines.map(({ rank }) => rank)),
    creditor: organiser.legal_name || organiser.name,
    company_number: organiser.company_number,
    last_day,
    message: text(organiser.reminder_message),
    cancelled_from: cancelledFrom({ rank: cancellable_rank, last_day }, organiser),
    total_amount: sumAmounts(lines.map(({ owed_amount }) => owed_amount)),
    orders: [...orders].map(([reference, of_order]) =>
      orderFacts({ reference, lines: of_order }, { organiser, language, text }),
    ),
    href: `${origin}/${language}/account`,
  };
}

function orderFacts(
  { reference, lines }: { readonly reference: string; readonly lines: readonly ReminderLine[] },
  of: {
    readonly organiser: Organiser;
    readonly language: Reader['language'];
    readonly text: ReturnType<typeof textReader>;
  },
): Facts['orders'][number] {
  const { service_fee, correction } = textsFor(of.language)['bank-transfers'];
  const parts = partsOf(
    lines.map(({ owed_amount: amount, due_at, title }) => ({ amount, due_at, title })),
    of.text,
  );
  const transfer = bankTransferOf(of.organiser, {
    reference,
    parts,
    // these parts are due
    in_instalments_at: null,
  });
  return {
    communication: formatStructuredCommunication(reference),
    lines: lines.map(({ title, accessory, firstname, lastname, ...line }) => {
      const thing = title === null ? (accessory ? service_fee : correction) : of.text(title);
      const participant = firstname === null ? null : { firstname, lastname: lastname ?? '' };
      return {
        title: participant === null ? thing : `${thing} · ${fullname(participant)}`,
        ordered_at: line.ordered_at,
        due_at: line.due_at,
        amount: line.owed_amount,
      };
    }),
    transfer: transfer === null ? null : { ...transfer, qr: qrAddressOf(transfer) },
  };
}
