import type { DiscountContent, VolumeDiscountContent } from './content/discounts.ts';
import { randomFrom } from './random.ts';
import { type DemoSegments, segmentColumns } from './segments.ts';
import type { Customer } from './people.ts';
import { type Activity, bilingual, type Shop } from './shop.ts';

/** Gives these discounts to families of the demo. */
export function addDiscounts(
  { organiser_id, random, batch }: Shop,
  content: {
    readonly discounts: readonly DiscountContent[];
    readonly families: readonly Customer[];
    readonly activities: readonly Activity[];
    readonly segments: DemoSegments;
  },
): void {
  for (const { title, percentage, families, activities, people, dates } of content.discounts) {
    // those for segments draw separately: later draws do not depend on their number
    const source = people === null ? random : randomFrom(title[0]);
    batch.add('discounts', {
      organiser_id,
      id: source.id(),
      cuid: source.cuid(),
      ...segmentColumns(content.segments, { people, dates }),
      title: bilingual(title),
      percentage,
      customer_ids: families.flatMap((place) => content.families[place]?.id ?? []),
      activity_ids: content.activities
        .filter(({ slug }) => activities.includes(slug))
        .map(({ id }) => id),
    });
  }
}

/** Adds these volume discounts for families with several places in the demo. */
export function addVolumeDiscounts(
  { organiser_id, random, batch }: Shop,
  content: {
    readonly discounts: readonly VolumeDiscountContent[];
    readonly activities: readonly Activity[];
  },
): void {
  for (const { title, activities, ...terms } of content.discounts)
    batch.add('volume_discounts', {
      organiser_id,
      id: random.id(),
      cuid: random.cuid(),
      title: bilingual(title),
      ...terms,
      activity_ids: content.activities
        .filter(({ slug }) => activities.includes(slug))
        .map(({ id }) => id),
    });
}
