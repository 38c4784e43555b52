import { formatDate, formatDay } from '@ribambelle/texts/formats/format-date.ts';
import { formatDue } from '@ribambelle/texts/formats/format-due.ts';
import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import type { Drawing, MailDefinition } from '../definition.ts';
import { Button } from '../pieces/button.tsx';
import { type Fact, Facts } from '../pieces/facts.tsx';
import { Heading } from '../pieces/heading.tsx';
import { Paragraph } from '../pieces/paragraph.tsx';
import { Paragraphs } from '../pieces/paragraphs.tsx';
import { readingOf } from '../reading.ts';
import type { PaymentReminderFacts, RemindedOrder } from './facts.ts';

/**
 * Reminds a family of what it did not pay in time: what, since when, how to pay it, and until when;
 * it costs nothing, and says what follows only where something does.
 */
export const paymentReminderMail: MailDefinition<PaymentReminderFacts> = {
  subject: ({ facts, texts, sender }) =>
    texts.reminder_subject(sender.name, facts.rank, facts.test_mode),
  Content: (drawing) => {
    const { facts, texts, language } = drawing;
    const last_day = formatDay(facts.last_day, language);
    const { cancelled_from, creditor, company_number } = facts;
    return (
      <>
        {facts.test_mode ? <Paragraph>{texts.reminder_test}</Paragraph> : null}
        <Paragraph>{texts.greeting(facts.firstname)}</Paragraph>
        <Paragraph>
          {texts.reminder_opening(formatPrice({ amount: facts.total_amount, language }), last_day)}
        </Paragraph>
        <Paragraphs text={facts.message} />
        {facts.orders.map((order) => (
          <Order key={order.communication} order={order} drawing={drawing} />
        ))}
        {cancelled_from === null ? null : (
          <Paragraph>{texts.reminder_cancels(formatDay(cancelled_from, language))}</Paragraph>
        )}
        <Button href={facts.href}>{texts.reminder_button}</Button>
        <Paragraph>{texts.reminder_crossed}</Paragraph>
        <Paragraph>{texts.reminder_free}</Paragraph>
        <Facts
          rows={rowsOf([
            [texts.reminder_creditor, creditor],
            [texts.reminder_company_number, company_number],
          ])}
        />
      </>
    );
  },
};

function Order(input: { order: RemindedOrder; drawing: Drawing<PaymentReminderFacts> }) {
  const { order, drawing } = input;
  const { texts, language } = drawing;
  const reading = readingOf(drawing);
  const money = (amount: number) => formatPrice({ amount, language });
  const { transfer } = order;
  return (
    <>
      {order.lines.map((line, index) => (
        <div key={index}>
          <Heading>{line.title}</Heading>
          <Facts
            rows={rowsOf([
              [texts.amount, money(line.amount)],
              [texts.reminder_ordered, formatDate(line.ordered_at, { ...reading, year: true })],
              [texts.due, line.due_at === null ? '' : formatDue(line.due_at, reading)],
            ])}
          />
        </div>
      ))}
      {transfer === null || transfer.qr === null ? null : (
        <img
          src={transfer.qr}
          alt={texts.transfer_qr}
          width={180}
          height={180}
          style={{ display: 'block', margin: '16px 0' }}
        />
      )}
      <Facts
        rows={rowsOf([
          ...(transfer === null
            ? []
            : [
                [texts.beneficiary, transfer.beneficiary] as const,
                [texts.iban, transfer.iban] as const,
                [texts.reminder_to_transfer, money(transfer.amount)] as const,
              ]),
          [texts.communication, order.communication],
        ])}
      />
    </>
  );
}

const rowsOf = (rows: readonly Fact[]): readonly Fact[] => rows.filter(([, value]) => value !== '');
