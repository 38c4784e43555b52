import { addDays, addMonths, instantAt } from '@ribambelle/domain/base/days.ts';
import type { Plan } from './slot.ts';
import { plansOf } from './plans.ts';
import type { Activity, Shop } from './shop.ts';
import { ZONE } from './shop.ts';
import type { Slot } from './slot.ts';
import { newSlot } from './slot.ts';

/** How full a slot gets, and what closes it: one line of the season's story. */
export type Story = 'full' | 'nearly' | 'busy' | 'quiet' | 'closed' | 'later' | 'over' | 'past';

export interface ToldSlot {
  readonly slot: Slot;
  readonly story: Story;
}

const DAYS_BACK = 40;
const MONTHS_AHEAD = 9;

/** So many availabilities of all activities over the coming nine months, and a few that are behind us, each with its story. */
export function chooseSlots(shop: Shop, { activities, count }: { activities: readonly Activity[]; count: number }): readonly ToldSlot[] {
  const { today, random } = shop;
  const season = { today, first_day: addDays(today, -DAYS_BACK), last_day: addMonths(today, MONTHS_AHEAD) };
  const planned = activities.map((activity) => ({ activity, plans: random.shuffled(plansOf(activity, { random, season })) }));
  const slots: Slot[] = [];
  for (const { activity, plan } of inTurn(planned)) {
    if (slots.length === count) break;
    const slot = newSlot(shop, { activity, plan });
    if (slot) slots.push(slot);
  }
  return slots.map((slot) => tell(shop, slot));
}

function inTurn(planned: readonly { activity: Activity; plans: readonly Plan[] }[]): readonly { activity: Activity; plan: Plan }[] {
  const longest = Math.max(0, ...planned.map(({ plans }) => plans.length));
  return Array.from({ length: longest }, (_, turn) => turn).flatMap((turn) =>
    planned.flatMap(({ activity, plans }) => {
      const plan = plans[turn];
      return plan ? [{ activity, plan }] : [];
    }),
  );
}

function tell({ now, today, random }: Shop, slot: Slot): ToldSlot {
  const first = slot.dates[0]?.day ?? today;
  if (slot.start_at <= now) return { slot, story: 'past' };
  const dice = random.next();
  if (first > addDays(today, 45) && dice < 0.08) {
    const opening = addDays(today, random.int(4, 35));
    slot.registrations_start_at = instantAt({ day: opening, wall_time: '09:00', zone: ZONE });
    return { slot, story: 'later' };
  }
  if (first < addDays(today, 14) && dice < 0.3) {
    slot.registrations_end_at = instantAt({ day: addDays(today, -1), wall_time: '18:00', zone: ZONE });
    return { slot, story: 'over' };
  }
  slot.registrations_end_at =
    slot.activity.rhythm === 'camp' ? instantAt({ day: addDays(first, -3), wall_time: '12:00', zone: ZONE }) : null;
  if (dice > 0.965) {
    slot.closed = true;
    return { slot, story: 'closed' };
  }
  if (dice > 0.885) return { slot, story: 'full' };
  if (dice > 0.8) return { slot, story: 'nearly' };
  return { slot, story: first < addDays(today, 120) ? 'busy' : 'quiet' };
}
