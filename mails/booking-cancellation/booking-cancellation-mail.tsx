import { formatDateRange } from '@ribambelle/texts/formats/format-date-range.ts';
import type { MailDefinition } from '../definition.ts';
import { type Fact, Facts } from '../pieces/facts.tsx';
import { Paragraph } from '../pieces/paragraph.tsx';
import { readingOf } from '../reading.ts';
import type { BookingCancellationFacts } from './facts.ts';

/** Says that a booking is cancelled, why, and what happens to the money. */
export const bookingCancellationMail: MailDefinition<BookingCancellationFacts> = {
  subject: ({ texts, sender }) => texts.booking_cancelled_subject(sender.name),
  Content: (drawing) => {
    const { facts, texts } = drawing;
    const rows: readonly Fact[] = [
      ...facts.dates.map((date, index): Fact => [
        index === 0 ? texts.when : '',
        formatDateRange(date, readingOf(drawing)),
      ]),
      [texts.cancelled_reason, facts.message],
    ];
    return (
      <>
        <Paragraph>{texts.greeting(facts.firstname)}</Paragraph>
        <Paragraph>{texts.booking_cancelled_opening(facts.resource)}</Paragraph>
        <Facts rows={rows} />
        <Paragraph>{texts.cancelled_closing}</Paragraph>
        <Paragraph>{texts.booking_cancelled_calendar}</Paragraph>
      </>
    );
  },
};
