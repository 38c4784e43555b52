import { formatDateRange } from '@ribambelle/texts/formats/format-date-range.ts';
import type { MailDefinition } from '../definition.ts';
import { type Fact, Facts } from '../pieces/facts.tsx';
import { Paragraph } from '../pieces/paragraph.tsx';
import { readingOf } from '../reading.ts';
import type { CancellationFacts } from './facts.ts';

/** Says that a registration is cancelled, why, and what happens to the money (1 §9.3). */
export const cancellationMail: MailDefinition<CancellationFacts> = {
  subject: ({ texts, sender }) => texts.cancelled_subject(sender.name),
  Content: (drawing) => {
    const { facts, texts } = drawing;
    const rows: readonly Fact[] = [
      [texts.when, formatDateRange(facts, readingOf(drawing))],
      [texts.cancelled_reason, facts.message],
    ];
    return (
      <>
        <Paragraph>{texts.greeting(facts.firstname)}</Paragraph>
        <Paragraph>{texts.cancelled_opening(facts.participant, facts.activity)}</Paragraph>
        <Facts rows={rows.filter(([, value]) => value !== '')} />
        <Paragraph>{texts.cancelled_closing}</Paragraph>
      </>
    );
  },
};
