import { addDays, instantAt } from '@ribambelle/domain/base/days.ts';
import type { Shop } from './shop.ts';
import { ZONE } from './shop.ts';
import type { Slot } from './slot.ts';

/** The degree to which a slot fills, and the reason it closes: one line of the season's story. */
export type Story = 'full' | 'nearly' | 'busy' | 'quiet' | 'closed' | 'later' | 'over' | 'past';

export interface PromisedSlot {
  readonly slot: Slot;
  readonly story: Story;
}

type Stories = Map<Slot, Story>;

/** Days within which a slot begins too soon to promise that somebody can still register. */
const TOO_SOON = 7;
const SOON = 14;
const FAR = 45;

/**
 * Gives each slot a story: drawn at random, then corrected until every day of the year shows what
 * the demo promises.
 */
export function tellStories(shop: Shop, slots: readonly Slot[]): readonly PromisedSlot[] {
  const stories: Stories = new Map(slots.map((slot) => [slot, drawStory(shop, slot)]));
  keepPromises(shop, stories);
  const input = [...stories].map(([slot, story]) => ({ slot, story }));
  for (const one of input) setRegistrations(shop, one);
  return input;
}

/** Returns the first day on which a slot begins late enough for the promises. */
export function promisedFrom({ today }: Shop): string {
  return addDays(today, TOO_SOON);
}

function drawStory({ now, today, random }: Shop, slot: Slot): Story {
  if (slot.start_at <= now) return 'past';
  const first = firstDay(slot);
  const dice = random.next();
  if (first > addDays(today, FAR) && dice < 0.08) return 'later';
  if (first < addDays(today, SOON) && dice < 0.3) return 'over';
  if (dice > 0.965) return 'closed';
  if (dice > 0.885) return 'full';
  if (dice > 0.8) return 'nearly';
  return first < addDays(today, 120) ? 'busy' : 'quiet';
}

/**
 * Corrects stories: each activity can be bought, a popular one is full on another date, and one is
 * closed, over or opens later.
 */
function keepPromises(shop: Shop, stories: Stories): void {
  const { now, today } = shop;
  const ahead = [...stories.keys()]
    .filter(({ start_at }) => start_at > now)
    .toSorted((one, other) => (one.start_at < other.start_at ? -1 : 1));
  const free = new Set(ahead);
  const promise = (candidates: readonly Slot[], options: readonly [Story, ...Story[]]): void => {
    const freeSlots = candidates.filter((slot) => free.has(slot));
    const chosen =
      freeSlots.find((slot) => options.includes(stories.get(slot) ?? 'past')) ?? freeSlots[0];
    if (!chosen) return;
    free.delete(chosen);
    if (!options.includes(stories.get(chosen) ?? 'past')) stories.set(chosen, options[0]);
  };
  const inTime = ahead.filter((slot) => firstDay(slot) >= promisedFrom(shop));
  for (const [activity, slotsOfActivity] of Map.groupBy(inTime, (slot) => slot.activity)) {
    promise(slotsOfActivity, ['busy', 'quiet']);
    if (activity.popular) promise(slotsOfActivity, ['full']);
  }
  promise(inTime, ['closed']);
  promise(ahead, ['over']);
  promise(
    ahead.filter((slot) => firstDay(slot) > addDays(today, FAR)),
    ['later'],
  );
}

/** Sets the start and end of registration of a slot for its story. */
function setRegistrations({ today, random }: Shop, { slot, story }: PromisedSlot): void {
  if (story === 'past') return;
  if (story === 'later') {
    const opening = addDays(today, random.int(4, 35));
    slot.registrations_start_at = instantAt({ day: opening, wall_time: '09:00', zone: ZONE });
  } else if (story === 'over')
    slot.registrations_end_at = instantAt({
      day: addDays(today, -1),
      wall_time: '18:00',
      zone: ZONE,
    });
  else if (slot.activity.rhythm === 'camp')
    slot.registrations_end_at = instantAt({
      day: addDays(firstDay(slot), -3),
      wall_time: '12:00',
      zone: ZONE,
    });
  if (story === 'closed') slot.closed = true;
}

function firstDay({ dates, start_at }: Slot): string {
  return dates[0]?.day ?? start_at.slice(0, 10);
}
