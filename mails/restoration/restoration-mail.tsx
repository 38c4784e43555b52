import { formatDateRange } from '@ribambelle/texts/formats/format-date-range.ts';
import type { MailDefinition } from '../definition.ts';
import { Facts } from '../pieces/facts.tsx';
import { moneyRows, MoneyAfter } from '../pieces/money-after.tsx';
import { Greeting } from '../pieces/greeting.tsx';
import { Paragraph } from '../pieces/paragraph.tsx';
import { readingOf } from '../reading.ts';
import type { RestorationFacts } from './facts.ts';

/**
 * Says that the cancellation of a registration was taken back, and what is owed for it again
 * (1 §9.3).
 */
export const restorationMail: MailDefinition<RestorationFacts> = {
  subject: ({ texts, sender }) => texts.restored_subject(sender.name),
  Content: (drawing) => {
    const { facts, texts } = drawing;
    const when = formatDateRange(facts, readingOf(drawing));
    return (
      <>
        <Greeting firstname={facts.firstname} texts={texts} />
        <Paragraph>{texts.restored_opening(facts.participant, facts.activity)}</Paragraph>
        <Facts rows={[[texts.when, when], ...moneyRows(facts, drawing)]} />
        <MoneyAfter {...drawing} />
        <Paragraph>{texts.replaced_closing}</Paragraph>
      </>
    );
  },
};
