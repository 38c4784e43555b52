import { formatDateRange } from '@ribambelle/texts/formats/format-date-range.ts';
import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import type { MailDefinition } from '../definition.ts';
import { type Fact, Facts } from '../pieces/facts.tsx';
import { moneyRows, MoneyAfter } from '../pieces/money-after.tsx';
import { Paragraph } from '../pieces/paragraph.tsx';
import { readingOf } from '../reading.ts';
import type { RegistrationChangeFacts } from './facts.ts';

/**
 * Says that a registration was changed: its dates now, and what happens to the money if that
 * changed.
 */
export const registrationChangeMail: MailDefinition<RegistrationChangeFacts> = {
  subject: ({ texts, sender }) => texts.changed_subject(sender.name),
  Content: (drawing) => {
    const { facts, texts } = drawing;
    const dates = facts.dates.map((date, index): Fact => [
      index === 0 ? texts.when : '',
      formatDateRange(date, readingOf(drawing)),
    ]);
    const money = (amount: number) => formatPrice({ amount, language: drawing.language });
    const rowOf = (name: string, amount: number): readonly Fact[] =>
      amount > 0 ? [[name, money(amount)]] : [];
    const familyRows = [
      ...rowOf(texts.cancelled_fee, facts.fee_amount),
      ...rowOf(texts.cancelled_online, facts.online_amount),
    ];
    return (
      <>
        <Paragraph>{texts.greeting(facts.firstname)}</Paragraph>
        <Paragraph>{texts.changed_opening(facts.participant, facts.activity)}</Paragraph>
        <Facts rows={[...dates, ...moneyRows(facts, drawing), ...familyRows]} />
        <MoneyAfter {...drawing} />
        <Paragraph>{texts.moved_closing}</Paragraph>
      </>
    );
  },
};
