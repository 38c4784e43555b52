import { listAuditLog as endpoint } from '@ribambelle/api/logs/list-audit-log.ts';
import type { Json } from '@ribambelle/database/json.ts';
import { spanOfDay } from '@ribambelle/domain/base/days.ts';
import { action } from '../action.ts';
import { pageOf } from '../database/counted.ts';
import { findAudit } from './audit-views.ts';

/** A page of what the team did. */
export const listAuditLog = action(endpoint, async ({ db, request, organiser }) => {
  const { area, collaborator, about, from, to } = request;
  const filters = {
    area,
    collaborator,
    about,
    from_at: from === undefined ? undefined : spanOfDay(from, organiser.timezone).start_at,
    before_at: to === undefined ? undefined : spanOfDay(to, organiser.timezone).end_at,
  };
  const { rows, count } = await findAudit(db, {
    organiser_id: organiser.id,
    filters,
    ...pageOf(request),
  });
  return {
    data: rows.map(({ id, changes, ...row }) => ({
      ...row,
      cuid: String(id),
      changes: listChanges(changes),
    })),
    count,
  };
});

function listChanges(changes: Json): { field: string; from: string; to: string }[] {
  if (typeof changes !== 'object' || changes === null || Array.isArray(changes)) return [];
  return Object.entries(changes).map(([field, change]) => {
    const input = new Map(
      typeof change === 'object' && change !== null && !Array.isArray(change)
        ? Object.entries(change)
        : [],
    );
    return {
      field,
      from: readable(input.get('from') ?? null),
      to: readable(input.get('to') ?? null),
    };
  });
}

function readable(value: Json): string {
  if (value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
