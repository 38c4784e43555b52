import { spanOfDay } from '@ribambelle/domain/base/days.ts';
import type { MembershipContent } from './content/memberships.ts';
import { descriptionOf } from './offer-description.ts';
import { type Activity, bilingual, type Shop } from './shop.ts';

const ZONE = 'Europe/Brussels';

/**
 * Offers these memberships, in this order; those of the season run from the last September to June.
 * Each opens the activities that it names.
 */
export function addMemberships(
  { organiser_id, today, random, batch }: Shop,
  {
    memberships,
    activities,
  }: { memberships: readonly MembershipContent[]; activities: readonly Activity[] },
): void {
  const season = seasonOf(today);
  for (const [
    order,
    { title, lead, points, unit, count, opens, ...one },
  ] of memberships.entries()) {
    const id = random.id();
    for (const { slug, ...columns } of opens) {
      const activity = activities.find((each) => each.slug === slug);
      if (activity !== undefined)
        batch.change('activities', {
          id: activity.id,
          columns: { membership_ids: [id], ...columns },
        });
    }
    batch.add('memberships', {
      organiser_id,
      id,
      cuid: random.cuid(),
      title: bilingual(title),
      description: bilingual([
        descriptionOf({ lead, points }, 0),
        descriptionOf({ lead, points }, 1),
      ]),
      ...one,
      period_type: unit === null ? 'FIXED' : 'ROLLING',
      rolling_period_type: unit,
      rolling_period_duration: count,
      fixed_period_start_at: unit === null ? season.start_at : null,
      fixed_period_end_at: unit === null ? season.end_at : null,
      order,
    });
  }
}

/** Returns the season of a day: from 1 September to 30 June; in July and August the next one. */
function seasonOf(day: string): { start_at: string; end_at: string } {
  const year = Number(day.slice(0, 4)) - (day.slice(5, 7) < '07' ? 1 : 0);
  return {
    start_at: spanOfDay(`${year}-09-01`, ZONE).start_at,
    end_at: spanOfDay(`${year + 1}-06-30`, ZONE).end_at,
  };
}
