import type { ResourcesContent } from './content/resources.ts';
import { descriptionOf } from './offer-description.ts';
import { randomFrom } from './random.ts';
import type { DemoScenes } from './scenes.ts';
import { bilingual, type Shop } from './shop.ts';

const WEEKDAYS = [1, 2, 3, 4, 5];
const WEEKENDS = [6, 7];

/** A resource that can be booked, with the prices of its lengths. */
export interface DemoResource {
  readonly id: number;
  readonly location_id: number | null;
  readonly prices: ResourcesContent['prices'];
}

/**
 * Offers these resources, in this order, each with the booking configuration and the group of its
 * kind.
 */
export function addResources(
  { organiser_id, today, random, batch }: Shop,
  input: {
    content: readonly ResourcesContent[];
    locations: ReadonlyMap<string, number>;
    scenes: DemoScenes;
  },
): readonly DemoResource[] {
  const demoResources: DemoResource[] = [];
  const year = today.slice(0, 4);
  let order = 0;
  // their own random source: later draws do not depend on the number of groups
  const ofGroups = randomFrom('groups of resources');
  for (const [place, content] of input.content.entries()) {
    const { resources, prices, weekdays, weekends, closed, group, ...terms } = content;
    const booking_configuration_id = random.id();
    const hours = (days: readonly number[], of: typeof weekdays) =>
      days.flatMap((weekday) => of.map((one) => ({ weekday, ...one })));
    batch.add('booking_configurations', {
      organiser_id,
      id: booking_configuration_id,
      cuid: random.cuid(),
      ...terms,
      prices: prices.map(({ minutes, amount }) => ({ duration: minutes * 60, amount })),
      opening_hours: [...hours(WEEKDAYS, weekdays), ...hours(WEEKENDS, weekends)],
      exceptions: closed.map(([first_day, last_day]) => ({
        first_day: `${year}-${first_day}`,
        last_day: `${year}-${last_day}`,
        hours: null,
      })),
    });
    const group_id = ofGroups.id();
    batch.add('resource_groups', {
      organiser_id,
      id: group_id,
      cuid: ofGroups.cuid(),
      name: bilingual(group),
      order: place,
    });
    for (const { name, lead, points, at, picture } of resources) {
      const id = random.id();
      const location_id = input.locations.get(at) ?? null;
      demoResources.push({ id, location_id, prices });
      batch.add('resources', {
        organiser_id,
        id,
        cuid: random.cuid(),
        name: bilingual(name),
        vat_category: 'REDUCED',
        description: bilingual([
          descriptionOf({ lead, points }, 0),
          descriptionOf({ lead, points }, 1),
        ]),
        location_id,
        booking_configuration_id,
        order,
      });
      batch.add('resource_group_members', { organiser_id, resource_id: id, group_id });
      if (picture !== undefined)
        batch.add('resource_images', {
          organiser_id,
          resource_id: id,
          file_id: input.scenes[picture].file_id,
          order: 0,
        });
      order += 1;
    }
  }
  return demoResources;
}
