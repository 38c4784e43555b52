import { formatDateRange } from '@ribambelle/texts/formats/format-date-range.ts';
import type { MailDefinition } from '../definition.ts';
import { type Fact, Facts } from '../pieces/facts.tsx';
import { moneyRows, MoneyAfter } from '../pieces/money-after.tsx';
import { Paragraph } from '../pieces/paragraph.tsx';
import { readingOf } from '../reading.ts';
import type { RegistrationChangeFacts } from './facts.ts';

/**
 * Says that staff changed a registration: its dates now, and what happens to the money if that
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
    return (
      <>
        <Paragraph>{texts.greeting(facts.firstname)}</Paragraph>
        <Paragraph>{texts.changed_opening(facts.participant, facts.activity)}</Paragraph>
        <Facts rows={[...dates, ...moneyRows(facts, drawing)]} />
        <MoneyAfter {...drawing} />
        <Paragraph>{texts.moved_closing}</Paragraph>
      </>
    );
  },
};
