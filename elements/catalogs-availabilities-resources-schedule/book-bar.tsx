import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { addSeconds } from '@ribambelle/domain/base/instants.ts';
import { bookingOfSlots } from '@ribambelle/domain/resources/booking-of-slots.ts';
import { formatHours } from '@ribambelle/texts/formats/format-date-range.ts';
import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import { useNavigate } from '@ribambelle/ui/router/router-context.tsx';
import { type ReactElement, useState } from 'react';
import { bookLink } from '../pieces/booking/book-link.ts';
import { DurationChoice } from '../pieces/booking/duration-choice.tsx';
import type { Slot } from '../pieces/booking/slot-links.tsx';
import { useReading } from '../pieces/facts/use-reading.ts';
import { SelectionBar } from '../pieces/schedule/selection-bar.tsx';
import type { Resource } from './use-days.ts';

interface BookBarProps {
  readonly resources: readonly Resource[];
  /** The chosen hours. */
  readonly slots: readonly Slot[];
  readonly clear: (() => void) | null;
}

/**
 * The booking that the chosen hours make, and the button that opens it; for a single hour the
 * length, where there is a choice (2 §4).
 */
export const BookBar = ({ resources, slots, clear }: BookBarProps): ReactElement => {
  const texts = useTexts('resources');
  const reading = useReading();
  const navigate = useNavigate();
  const [length, setLength] = useState<{ of: string; duration: number } | null>(null);
  const [only, ...others] = slots;
  const prices = only === undefined || others.length > 0 ? [] : only.prices;
  const resource = resources.find(({ id }) => id === only?.resource_id);
  const booking = resource === undefined ? null : bookingOfSlots(slots, resource.configuration);
  if (booking === null || resource === undefined) {
    return (
      <SelectionBar
        label={
          slots.length > 0
            ? texts.not_together
            : resources.some(({ configuration }) => canFollow(configuration))
              ? texts.choose_hours
              : texts.choose_hour
        }
        wrong={slots.length > 0}
        ready={false}
        action={texts.get}
        onAction={() => {}}
        onClear={clear}
      />
    );
  }
  const { start_at, times } = booking;
  // a length chosen for another hour does not count for this one
  const chosen_price = prices.find(
    (one) => length?.of === only?.id && one.duration === length?.duration,
  );
  const { duration, amount } = chosen_price ?? booking;
  const hours = formatHours({ start_at, end_at: addSeconds(start_at, duration * times) }, reading);
  const price = amount === 0 ? texts.free : formatPrice({ amount, language: reading.language });
  return (
    <SelectionBar
      label={[resource.name, hours, price].join(' · ')}
      wrong={false}
      ready
      action={texts.get}
      onAction={() => navigate(bookLink(resource.cuid, { start_at, duration, times }))}
      onClear={clear}
    >
      <DurationChoice
        durations={prices.map((one) => one.duration)}
        value={duration}
        onChange={(new_length) => setLength({ of: only?.id ?? '', duration: new_length })}
      />
    </SelectionBar>
  );
};

/** Tests whether consecutive hours can be booked together. */
const canFollow = ({ prices, buffer_minutes }: Resource['configuration']): boolean =>
  buffer_minutes === 0 || prices.length > 1;
