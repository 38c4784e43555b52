import { formatDateRange, type Range } from '@ribambelle/texts/formats/format-date-range.ts';
import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import type { MailDefinition } from '../definition.ts';
import { type Fact, Facts } from '../pieces/facts.tsx';
import { Paragraph } from '../pieces/paragraph.tsx';
import { readingOf } from '../reading.ts';
import type { BookingMoveFacts } from './facts.ts';

/**
 * Says that a booking was moved: from when and where, to when and where, and its new price if that
 * changed.
 */
export const bookingMoveMail: MailDefinition<BookingMoveFacts> = {
  subject: ({ texts, sender }) => texts.booking_moved_subject(sender.name),
  Content: (drawing) => {
    const { facts, texts, language } = drawing;
    const { resource, resource_before, moved, location, total_amount } = facts;
    const elsewhere = resource !== resource_before;
    const placeAndTime = (name: string, range: Range) =>
      [...(elsewhere ? [name] : []), formatDateRange(range, readingOf(drawing))].join(', ');
    const rows: readonly Fact[] = [
      ...moved.flatMap(({ was, is }): readonly Fact[] => [
        [texts.booking_moved_from, placeAndTime(resource_before, was)],
        [texts.booking_moved_to, placeAndTime(resource, is)],
      ]),
      [texts.where, location],
      [texts.price, total_amount === null ? '' : formatPrice({ amount: total_amount, language })],
    ];
    return (
      <>
        <Paragraph>{texts.greeting(facts.firstname)}</Paragraph>
        <Paragraph>{texts.booking_moved_opening(resource_before)}</Paragraph>
        <Facts rows={rows.filter(([, value]) => value !== '')} />
        <Paragraph>{texts.booking_moved_closing}</Paragraph>
      </>
    );
  },
};
