import { formatDateRange, type Range } from '@ribambelle/texts/formats/format-date-range.ts';
import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import type { MailDefinition } from '../definition.ts';
import { type Fact, Facts } from '../pieces/facts.tsx';
import { Paragraph } from '../pieces/paragraph.tsx';
import { readingOf } from '../reading.ts';
import type { TransferFacts } from './facts.ts';

/** Says that a registration was moved: from what and when, to what and when, and what becomes of the money where that changed (1 §9.3). */
export const transferMail: MailDefinition<TransferFacts> = {
  subject: ({ texts, sender }) => texts.moved_subject(sender.name),
  Content: (drawing) => {
    const { facts, texts, language } = drawing;
    const { activity, activity_before, total_amount, owed_amount, credited_amount } = facts;
    const elsewhere = activity !== activity_before;
    const said = (name: string, range: Range) =>
      [...(elsewhere ? [name] : []), formatDateRange(range, readingOf(drawing))].join(', ');
    const priceOf = (amount: number) => formatPrice({ amount, language });
    const is_owed = total_amount !== null && owed_amount > 0;
    const rows: readonly Fact[] = [
      [texts.moved_from, said(activity_before, facts.was)],
      [texts.moved_to, said(activity, facts.is)],
      [texts.where, facts.location],
      [texts.price, total_amount === null ? '' : priceOf(total_amount)],
      [texts.moved_owed, is_owed ? priceOf(owed_amount) : ''],
    ];
    return (
      <>
        <Paragraph>{texts.greeting(facts.firstname)}</Paragraph>
        <Paragraph>{texts.moved_opening(facts.participant, activity_before)}</Paragraph>
        <Facts rows={rows.filter(([, value]) => value !== '')} />
        {is_owed ? <Paragraph>{texts.moved_pay}</Paragraph> : null}
        {credited_amount > 0 ? (
          <Paragraph>{texts.moved_credit(priceOf(credited_amount))}</Paragraph>
        ) : null}
        <Paragraph>{texts.moved_closing}</Paragraph>
      </>
    );
  },
};
