import { formatDateRange, type Range } from '@ribambelle/texts/formats/format-date-range.ts';
import type { MailDefinition } from '../definition.ts';
import { type Fact, Facts } from '../pieces/facts.tsx';
import { moneyRows, MoneyAfter } from '../pieces/money-after.tsx';
import { Greeting } from '../pieces/greeting.tsx';
import { Paragraph } from '../pieces/paragraph.tsx';
import { readingOf } from '../reading.ts';
import type { TransferFacts } from './facts.ts';

/**
 * Says that a registration was moved: from which activity and time, to which, and what happens to
 * the money if that changed (1 §9.3).
 */
export const transferMail: MailDefinition<TransferFacts> = {
  subject: ({ texts, sender }) => texts.moved_subject(sender.name),
  Content: (drawing) => {
    const { facts, texts } = drawing;
    const { activity, activity_before } = facts;
    const elsewhere = activity !== activity_before;
    const activityAndTime = (name: string, range: Range) =>
      [...(elsewhere ? [name] : []), formatDateRange(range, readingOf(drawing))].join(', ');
    const rows: readonly Fact[] = [
      [texts.moved_from, activityAndTime(activity_before, facts.was)],
      [texts.moved_to, activityAndTime(activity, facts.is)],
      [texts.where, facts.location],
      ...moneyRows(facts, drawing),
    ];
    return (
      <>
        <Greeting firstname={facts.firstname} texts={texts} />
        <Paragraph>{texts.moved_opening(facts.participant, activity_before)}</Paragraph>
        <Facts rows={rows.filter(([, value]) => value !== '')} />
        <MoneyAfter {...drawing} />
        <Paragraph>{texts.moved_closing}</Paragraph>
      </>
    );
  },
};
