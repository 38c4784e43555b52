import type { clash } from '@ribambelle/api/availabilities/clash-shapes.ts';
import type { Json } from '@ribambelle/database/json.ts';
import type { z } from 'zod';
import type { ClashRow } from './clash-views.ts';

/** Returns clashes as staff read them. */
export function presentClashes(
  rows: readonly ClashRow[],
  text: (column: Json) => string,
): z.output<typeof clash>[] {
  return rows.map((row) => ({
    start_at: row.start_at,
    end_at: row.end_at,
    because: row.because,
    name: row.resource === null ? (row.person ?? '') : text(row.resource),
    excludes: row.excludes,
    other: {
      kind: row.kind,
      availability: row.availability,
      title: row.title === null ? (row.reason ?? '') : text(row.title),
      start_at: row.other_start_at,
      end_at: row.other_end_at,
      registered: row.registered,
    },
  }));
}
