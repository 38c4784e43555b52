import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { addSeconds } from '@ribambelle/domain/base/instants.ts';
import { bookingOfSlots } from '@ribambelle/domain/resources/booking-of-slots.ts';
import { formatHours } from '@ribambelle/texts/formats/format-date-range.ts';
import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import { useNavigate } from '@ribambelle/ui/router/router-context.tsx';
import type { ReactElement } from 'react';
import { bookLink } from '../pieces/booking/book-link.ts';
import type { Slot } from '../pieces/booking/slot-links.tsx';
import { useReading } from '../pieces/facts/use-reading.ts';
import { SelectionBar } from '../pieces/schedule/selection-bar.tsx';
import type { Resource } from './use-days.ts';

interface BookBarProps {
  readonly resources: readonly Resource[];
  /** What is chosen. */
  readonly slots: readonly Slot[];
  readonly clear: (() => void) | null;
}

/** What the chosen hours make together, and the way to book it. */
export const BookBar = ({ resources, slots, clear }: BookBarProps): ReactElement => {
  const texts = useTexts('resources');
  const reading = useReading();
  const navigate = useNavigate();
  const booking = bookingOfSlots(slots);
  const resource = resources.find(({ id }) => id === booking?.resource_id);
  if (booking === null || resource === undefined) {
    return (
      <SelectionBar
        label={slots.length === 0 ? texts.choose_hours : texts.not_together}
        wrong={slots.length > 0}
        ready={false}
        action={texts.get}
        onAction={() => {}}
        onClear={clear}
      />
    );
  }
  const { start_at, duration, amount } = booking;
  const hours = formatHours({ start_at, end_at: addSeconds(start_at, duration) }, reading);
  const price = amount === 0 ? texts.free : formatPrice({ amount, language: reading.language });
  return (
    <SelectionBar
      label={[resource.name, hours, price].join(' · ')}
      wrong={false}
      ready
      action={texts.get}
      onAction={() => navigate(bookLink(resource.cuid, { start_at, duration }))}
      onClear={clear}
    />
  );
};
