import { formatDateRange } from '@ribambelle/texts/formats/format-date-range.ts';
import type { MailDefinition } from '../definition.ts';
import { type Fact, Facts } from '../pieces/facts.tsx';
import { moneyRows, MoneyAfter } from '../pieces/money-after.tsx';
import { Paragraph } from '../pieces/paragraph.tsx';
import { readingOf } from '../reading.ts';
import type { PriceChangeFacts } from './facts.ts';

/** Says that a registration has a new price, why, and what happens to the money. */
export const priceChangeMail: MailDefinition<PriceChangeFacts> = {
  subject: ({ texts, sender }) => texts.price_set_subject(sender.name),
  Content: (drawing) => {
    const { facts, texts } = drawing;
    const when = formatDateRange(facts, readingOf(drawing));
    const rows: readonly Fact[] = [
      [texts.when, when],
      [texts.cancelled_reason, facts.reason],
      ...moneyRows(facts, drawing),
    ];
    return (
      <>
        <Paragraph>{texts.greeting(facts.firstname)}</Paragraph>
        <Paragraph>{texts.price_set_opening(facts.participant, facts.activity)}</Paragraph>
        <Facts rows={rows.filter(([, value]) => value !== '')} />
        <MoneyAfter {...drawing} />
        <Paragraph>{texts.replaced_closing}</Paragraph>
      </>
    );
  },
};
