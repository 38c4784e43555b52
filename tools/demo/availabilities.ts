import { addDays, addMonths } from '@ribambelle/domain/base/days.ts';
import { plansOf } from './plans.ts';
import type { Activity, Shop } from './shop.ts';
import type { Plan, Slot } from './slot.ts';
import { newSlot } from './slot.ts';
import type { PromisedSlot } from './stories.ts';
import { promisedFrom, tellStories } from './stories.ts';

const DAYS_BACK = 60;
const MONTHS_AHEAD = 9;
/** The number of coming plans of each activity that are taken before any other. */
const AHEAD = 2;
/** The number then taken of running weekly activities that nobody joins any more. */
const BEGUN = 1;

/**
 * Chooses `count` availabilities of all activities over the coming nine months, and a few past
 * ones, each with its story.
 */
export function chooseSlots(
  shop: Shop,
  { activities, count }: { activities: readonly Activity[]; count: number },
): readonly PromisedSlot[] {
  const { today, random } = shop;
  const season = {
    today,
    first_day: addDays(today, -DAYS_BACK),
    last_day: addMonths(today, MONTHS_AHEAD),
  };
  const planned = activities.map((activity) => ({
    activity,
    plans: inOrder(shop, {
      activity,
      plans: random.shuffled(plansOf(activity, { random, season })),
    }),
  }));
  const slots: Slot[] = [];
  for (const { activity, plan } of inTurn(planned)) {
    if (slots.length === count) break;
    const slot = newSlot(shop, { activity, plan });
    if (slot) slots.push(slot);
  }
  return tellStories(shop, slots);
}

function inOrder(
  shop: Shop,
  { activity, plans }: { activity: Activity; plans: readonly Plan[] },
): readonly Plan[] {
  const ahead = plans.filter(({ days }) => (days[0] ?? '') >= promisedFrom(shop)).slice(0, AHEAD);
  const shows_begun = activity.rhythm === 'weekly' && !activity.after_start;
  const begunPlans = plans
    .filter(({ days }) => (days[0] ?? '') < shop.today && (days.at(-1) ?? '') > shop.today)
    .slice(0, shows_begun ? BEGUN : 0);
  const first = [...ahead, ...begunPlans];
  return [...first, ...plans.filter((plan) => !first.includes(plan))];
}

function inTurn(
  planned: readonly { activity: Activity; plans: readonly Plan[] }[],
): readonly { activity: Activity; plan: Plan }[] {
  const longest = Math.max(0, ...planned.map(({ plans }) => plans.length));
  return Array.from({ length: longest }, (_, turn) => turn).flatMap((turn) =>
    planned.flatMap(({ activity, plans }) => {
      const plan = plans[turn];
      return plan ? [{ activity, plan }] : [];
    }),
  );
}
