import { wallTimeOf, weekdayOf } from '@ribambelle/domain/base/days.ts';
import { LESSON_CONSTRAINTS } from './content/lesson-constraints.ts';
import { type Activity, bilingual, type Shop, ZONE } from './shop.ts';
import type { Slot } from './slot.ts';

/** Adds the mandatory and optional constraints on requests of an activity. */
export function addConstraints({ organiser_id, random, batch }: Shop, activity: Activity): void {
  for (const [order, constraint] of LESSON_CONSTRAINTS.entries()) {
    const { label, type, count, availabilities, optional } = constraint;
    batch.add('registration_request_constraints', {
      organiser_id,
      id: random.id(),
      cuid: random.cuid(),
      activity_id: activity.id,
      label: bilingual(label),
      type,
      payload: { count, availabilities, period_start: null, period_end: null },
      order,
      optional,
    });
  }
}

/**
 * Returns the lessons that each family requests, one a day: the first at the same hour every week,
 * the others on consecutive days, which the teacher does not prefer.
 */
export function wishedLessons(
  lessons: readonly Slot[],
  { families, each }: { readonly families: number; readonly each: number },
): readonly (readonly Slot[])[] {
  const [first] = lessons;
  const weekly = lessons.filter((one) => first !== undefined && isSameHour(one, first));
  const others = lessons.filter((one) => !weekly.includes(one));
  const one_a_day = others.filter(
    (one, index) => others.findIndex((other) => dayOfSlot(other) === dayOfSlot(one)) === index,
  );
  return Array.from({ length: families }, (_each, family) =>
    family === 0
      ? weekly.slice(0, each)
      : one_a_day.slice((family - 1) * each, (family - 1) * each + each),
  );
}

function isSameHour(one: Slot, other: Slot): boolean {
  return (
    weekdayOf(dayOfSlot(one)) === weekdayOf(dayOfSlot(other)) &&
    wallTimeOf(one.start_at, ZONE) === wallTimeOf(other.start_at, ZONE)
  );
}

function dayOfSlot({ dates }: Slot): string {
  return dates[0]?.day ?? '1970-01-01';
}
