import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { addSeconds } from '@ribambelle/domain/base/instants.ts';
import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import { bookLink } from '../pieces/booking/book-link.ts';
import type { Slot } from '../pieces/booking/slot-links.tsx';
import { useReading } from '../pieces/facts/use-reading.ts';
import type { ScheduleItem } from '../pieces/schedule/schedule-column.ts';
import type { Resource } from './use-days.ts';

/**
 * Returns the free hours of a resource as items of a schedule: each as long as its shortest price
 * (2 §9), to choose where several are chosen or it has several lengths, else a link to its booking
 * (2 §4).
 */
export function useHourItems(of: {
  readonly slots: readonly Slot[];
  readonly several: boolean;
}): (resource: Resource) => readonly ScheduleItem[] {
  const { free } = useTexts('resources');
  const { language } = useReading();
  const bySource = Map.groupBy(
    of.slots.map((slot, index) => ({ ...slot, index })),
    ({ resource_id }) => resource_id,
  );
  return ({ id, cuid }) =>
    (bySource.get(id) ?? []).flatMap(({ id: choice, index, start_at, prices }) => {
      const [price, ...longer] = prices;
      if (price === undefined) return [];
      const { amount, duration } = price;
      const item = {
        id: index,
        choice,
        start_at,
        end_at: addSeconds(start_at, duration),
        open: true,
        title: null,
        facts: [amount === 0 ? free : formatPrice({ amount, language })],
        note: null,
        href: of.several || longer.length > 0 ? null : bookLink(cuid, { start_at, duration }),
      };
      return [item];
    });
}
