import type { SegmentContent } from './content/segments.ts';
import { randomFrom } from './random.ts';
import type { Shop } from './shop.ts';

/** The ids of segments of the demo, by name. */
export type DemoSegments = ReadonlyMap<string, number>;

/** Adds these segments. */
export function addSegments(
  { organiser_id, batch }: Shop,
  segments: readonly SegmentContent[],
): DemoSegments {
  const ids = new Map<string, number>();
  // their own random source: later draws do not depend on their number
  const random = randomFrom('segments');
  for (const { entity, name, conditions } of segments) {
    const id = random.id();
    batch.add('segments', {
      organiser_id,
      id,
      cuid: random.cuid(),
      entity,
      name,
      conditions,
    });
    ids.set(name, id);
  }
  return ids;
}

/**
 * Returns the columns of the segments of people and dates, by name; null for everybody and all
 * dates.
 */
export function segmentColumns(
  segments: DemoSegments,
  { people, dates }: { readonly people: string | null; readonly dates: string | null },
) {
  const idOf = (name: string | null) => (name === null ? null : (segments.get(name) ?? null));
  return { people_segment_id: idOf(people), availabilities_segment_id: idOf(dates) };
}
