import { useCall } from '@ribambelle/client/data/use-call.ts';
import type { Answer } from '@ribambelle/api/client.ts';
import { shownDay, visibleDays, type VisibleSpan } from '@ribambelle/domain/base/schedule-steps.ts';
import { dayAfter } from '@ribambelle/domain/base/weeks.ts';
import { localTimeOf } from '@ribambelle/texts/formats/local-time.ts';
import { useLocation } from '@ribambelle/ui/router/router-context.tsx';
import { useNextFree } from '../pieces/booking/use-next-free.ts';
import { dayText } from '../pieces/facts/day-text.ts';
import { useReading } from '../pieces/facts/use-reading.ts';
import { dayOfSearch } from '../pieces/schedule/week-requests.ts';

export type Resource = Answer<'listResources'>['data'][number];

/**
 * Returns the day that the address names, within the days that can be booked, and its free hours or
 * those of its week; when there are none, the next day with some.
 */
export function useDays(resources: readonly Resource[], span: VisibleSpan) {
  const { search } = useLocation();
  const { rendered_at, time_zone } = useReading();
  const first = dayText(localTimeOf(rendered_at, time_zone));
  const horizon = Math.max(...resources.map((one) => one.configuration.horizon_days));
  const last = dayAfter(first, horizon);
  const day = shownDay(dayOfSearch(new URLSearchParams(search)), { first, last, first_item: null });
  const [after = day] = visibleDays(day, span);
  const slots = useCall(
    'listResourceAvailabilities',
    { resources: resources.map(({ id }) => id), after, before: dayAfter(after, span) },
    { keep_previous: true },
  );
  const nothing = slots.data?.count === 0 && !slots.isPlaceholderData;
  const next = useNextFree({
    resource_ids: resources.map(({ id }) => id),
    after: dayAfter(after, span),
    nothing,
  });
  return { day, after, first, last, slots, next };
}
