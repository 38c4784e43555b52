import { formatDateRange } from '@ribambelle/texts/formats/format-date-range.ts';
import type { MailDefinition } from '../definition.ts';
import { type Fact, Facts } from '../pieces/facts.tsx';
import { moneyRows, MoneyAfter } from '../pieces/money-after.tsx';
import { Paragraph } from '../pieces/paragraph.tsx';
import { readingOf } from '../reading.ts';
import type { ReplacementFacts } from './facts.ts';

/** Says who has the place of a registration now, and what happens to the money if that changed. */
export const replacementMail: MailDefinition<ReplacementFacts> = {
  subject: ({ texts, sender }) => texts.replaced_subject(sender.name),
  Content: (drawing) => {
    const { facts, texts } = drawing;
    const rows: readonly Fact[] = [
      [texts.moved_from, facts.participant_before],
      [texts.moved_to, facts.participant],
      [texts.when, formatDateRange(facts, readingOf(drawing))],
      ...moneyRows(facts, drawing),
    ];
    return (
      <>
        <Paragraph>{texts.greeting(facts.firstname)}</Paragraph>
        <Paragraph>{texts.replaced_opening(facts.participant, facts.activity)}</Paragraph>
        <Facts rows={rows} />
        <MoneyAfter {...drawing} />
        <Paragraph>{texts.replaced_closing}</Paragraph>
      </>
    );
  },
};
