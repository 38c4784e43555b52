import type { overlap } from '@ribambelle/api/availabilities/exclusion-shapes.ts';
import type { Json } from '@ribambelle/database/json.ts';
import type { z } from 'zod';
import type { OverlapRow } from './exclusion-views.ts';

/** The names of shared resources (in every language) and people, by id. */
export interface Things {
  readonly resources: ReadonlyMap<number, Json>;
  readonly collaborators: ReadonlyMap<number, string>;
}

/** Returns overlaps as staff read them: what takes what, and why. */
export function presentOverlaps(
  rows: readonly OverlapRow[],
  { things, text }: { things: Things; text: (column: Json) => string },
): z.infer<typeof overlap>[] {
  return rows.map((row) => ({
    date: row.date,
    start_at: row.start_at,
    end_at: row.end_at,
    taken: takenOf(row),
    other: {
      availability: row.availability,
      booking: row.booking,
      title: text(row.title),
      start_at: row.other_start_at,
      end_at: row.other_end_at,
      registered: row.other_used,
    },
    ...becauseOf(row.thing, { things, text }),
  }));
}

function takenOf(row: OverlapRow): z.infer<typeof overlap>['taken'] {
  if (row.used === 0) return 'OTHER';
  return row.booking === null && row.other_used === 0 ? 'OWN' : 'BOTH';
}

function becauseOf(
  thing: number | null,
  { things, text }: { things: Things; text: (column: Json) => string },
): Pick<z.infer<typeof overlap>, 'because' | 'name'> {
  if (thing === null) return { because: 'SYNCHRONISED', name: '' };
  const resource = things.resources.get(thing);
  return resource === undefined
    ? { because: 'COLLABORATOR', name: things.collaborators.get(thing) ?? '' }
    : { because: 'RESOURCE', name: text(resource) };
}
