import { listResourceAvailabilities as endpoint } from '@ribambelle/api/resources/list-resource-availabilities.ts';
import { isDay } from '@ribambelle/domain/base/calendar.ts';
import { addDays, dayOf, spanOfDay } from '@ribambelle/domain/base/days.ts';
import { addSeconds, isAfter, isBefore, secondsBetween } from '@ribambelle/domain/base/instants.ts';
import { type Slot, slotFinder, type SlotSpan } from '@ribambelle/domain/resources/slots.ts';
import { action } from '../action.ts';
import { refuse } from '../refusal.ts';
import { loadBookableTerms } from './bookable-views.ts';
import type { ResourceTerms } from './resource-terms-views.ts';
import { loadTaken } from './times-store.ts';

const DAY = 86_400;
/** The most days, resources and slots of one call. */
const MOST_DAYS = 62;
const MOST_RESOURCES = 100;
const MOST_SLOTS = 20_000;

/**
 * Lists the slots at which resources can be booked within a span of time (2 §7), never in the past.
 */
export const listResourceAvailabilities = action(
  endpoint,
  async ({ db, request, organiser, now }) => {
    const { timezone: zone } = organiser;
    const { after, before } = spanOf(request, { now, zone });
    if (secondsBetween(after, before) > MOST_DAYS * DAY)
      refuse('SPAN_TOO_LONG', { before: 'SPAN_TOO_LONG' });
    const terms = await loadBookableTerms(db, {
      filters: {
        id: request.resources,
        configuration_ids: request['bookings-configurations'],
      },
      most: MOST_RESOURCES,
    });
    const longest = Math.max(
      0,
      ...terms.flatMap(({ prices }) => prices.map((one) => one.duration)),
    );
    const taken = await loadTaken(db, {
      now,
      ids: terms.map(({ id }) => id),
      after,
      before: addSeconds(before, longest + DAY),
    });
    const find = finders({ after, before, now, zone });
    const data: { id: string; resource_id: number; start_at: string; prices: Slot['prices'] }[] =
      [];
    for (const one of terms) {
      for (const slot of find(one)(taken.get(one.id) ?? []))
        data.push({ id: `${one.id}-${slot.start_at}`, resource_id: one.id, ...slot });
      if (data.length > MOST_SLOTS) refuse('SPAN_TOO_LONG', { resources: 'SPAN_TOO_LONG' });
    }
    return {
      data: data.map((slot) => ({ ...slot, prices: [...slot.prices] })),
      count: data.length,
    };
  },
);

/** Returns the requested span, without its past part; one day when no end is given. */
function spanOf(
  request: { readonly after?: string | undefined; readonly before?: string | undefined },
  { now, zone }: { now: string; zone: string },
): { readonly after: string; readonly before: string } {
  const at = (text: string) => (isDay(text) ? spanOfDay(text, zone).start_at : text);
  const first = request.after === undefined ? now : at(request.after);
  const after = isBefore(first, now) ? now : first;
  const last =
    request.before === undefined
      ? spanOfDay(addDays(dayOf(after, zone), 1), zone).start_at
      : at(request.before);
  return { after, before: isAfter(after, last) ? after : last };
}

/**
 * Returns a function that makes the slot finder of a configuration once, so that its clock is read
 * once.
 */
function finders(span: SlotSpan) {
  const known = new Map<number, ReturnType<typeof slotFinder>>();
  return (terms: ResourceTerms) => {
    const finder = known.get(terms.configuration_id) ?? slotFinder(terms, span);
    known.set(terms.configuration_id, finder);
    return finder;
  };
}
