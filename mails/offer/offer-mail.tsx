import { formatDateRange } from '@ribambelle/texts/formats/format-date-range.ts';
import { formatInstant } from '@ribambelle/texts/formats/format-date.ts';
import type { MailDefinition } from '../definition.ts';
import { Button } from '../pieces/button.tsx';
import { Facts } from '../pieces/facts.tsx';
import { Paragraph } from '../pieces/paragraph.tsx';
import { readingOf } from '../reading.ts';
import type { OfferFacts } from './facts.ts';

/**
 * Says that a place is kept, until when, and where to accept or decline it. Opening the page alone
 * accepts nothing (R18).
 */
export const offerMail: MailDefinition<OfferFacts> = {
  subject: ({ facts, texts, sender }) => texts.offer_subject(sender.name, facts.activity),
  Content: (drawing) => {
    const { facts, texts } = drawing;
    const reading = readingOf(drawing);
    return (
      <>
        <Paragraph>{texts.greeting(facts.firstname)}</Paragraph>
        <Paragraph>{texts.offer_opening(facts.participant, facts.activity)}</Paragraph>
        <Facts
          rows={[
            [texts.when, formatDateRange(facts, reading)],
            [texts.offer_until, formatInstant(facts.expires_at, reading)],
          ]}
        />
        <Button href={facts.href}>{texts.offer_button}</Button>
        <Paragraph>{texts.offer_closing}</Paragraph>
      </>
    );
  },
};
