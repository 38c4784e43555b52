import { formatDateRange } from '@ribambelle/texts/formats/format-date-range.ts';
import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import type { MailDefinition } from '../definition.ts';
import { type Fact, Facts } from '../pieces/facts.tsx';
import { Paragraph } from '../pieces/paragraph.tsx';
import { readingOf } from '../reading.ts';
import type { AutomaticCancellationFacts } from './facts.ts';

/**
 * Tells a family, once, that something does not take place, for whom, and what happens to the
 * money.
 */
export const automaticCancellationMail: MailDefinition<AutomaticCancellationFacts> = {
  subject: ({ facts, texts, sender }) => texts.too_few_subject(sender.name, facts.activity),
  Content: (drawing) => {
    const { facts, texts, language } = drawing;
    const { registered, waiting, credit, bundle_returned } = facts;
    const rows: readonly Fact[] = [
      [texts.when, formatDateRange(facts, readingOf(drawing))],
      [texts.too_few_registered, registered.join(', ')],
      [texts.too_few_waiting, waiting.join(', ')],
    ];
    const money =
      credit > 0
        ? texts.too_few_paid(formatPrice({ amount: credit, language }))
        : texts.too_few_unpaid;
    return (
      <>
        <Paragraph>{texts.greeting(facts.firstname)}</Paragraph>
        <Paragraph>{texts.too_few_opening(facts.activity)}</Paragraph>
        <Facts rows={rows.filter(([, value]) => value !== '')} />
        {registered.length > 0 ? <Paragraph>{money}</Paragraph> : null}
        {bundle_returned ? <Paragraph>{texts.too_few_bundle}</Paragraph> : null}
        <Paragraph>{texts.too_few_closing}</Paragraph>
      </>
    );
  },
};
