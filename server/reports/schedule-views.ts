import { scheduledReport } from '@ribambelle/api/reports/schedule-shapes.ts';
import { mayReadReport } from '@ribambelle/api/reports/reports.ts';
import { sql } from 'kysely';
import { loadActiveMembers } from '../collaborators/index.ts';
import type { Db } from '../database/transaction.ts';
import { byName } from '../lists/by-name-views.ts';

interface Row {
  readonly cuid: string;
  readonly version: number;
  readonly request: unknown;
  readonly weekday: number;
  readonly hour: number;
  readonly paused: boolean;
  readonly next_at: string;
  readonly sent_at: string | null;
  readonly collaborator_id: number;
  readonly made_by: string;
  readonly recipients: readonly {
    readonly id: number;
    readonly cuid: string;
    readonly name: string;
  }[];
}

/**
 * Loads weekly reports, the next one first: a collaborator's own and those they receive, or all of
 * the team. For each recipient it says whether they still get it.
 */
export async function loadSchedules(
  db: Db,
  input: { collaborator_id: number; all: boolean; manages: boolean },
) {
  const { collaborator_id, all, manages } = input;
  const { rows } = await sql<Row>`
    select s.cuid, s.version, s.request, s.weekday, s.hour, s.paused, s.next_at, s.sent_at, s.collaborator_id,
      c.firstname || ' ' || c.lastname as made_by, (
        select coalesce(json_agg(json_build_object('id', m.id, 'cuid', m.cuid, 'name', m.firstname || ' ' || m.lastname)
          order by ${byName(sql`m.lastname`)}, ${byName(sql`m.firstname`)}, m.id), '[]')
        from report_recipients r join collaborators m on m.organiser_id = r.organiser_id and m.id = r.collaborator_id
        where r.organiser_id = s.organiser_id and r.report_schedule_id = s.id) as recipients
    from report_schedules s join collaborators c on c.organiser_id = s.organiser_id and c.id = s.collaborator_id
    where (${all}::boolean or s.collaborator_id = ${collaborator_id}
      or s.id = any(array(select r.report_schedule_id from report_recipients r
        where r.collaborator_id = ${collaborator_id})))
    order by s.next_at, s.id limit 200`.execute(db);
  const ids = rows.flatMap(({ recipients }) => recipients.map(({ id }) => id));
  const members = ids.length === 0 ? [] : await loadActiveMembers(db, ids);
  const permissionsOf = new Map(members.map(({ id, permissions }) => [id, permissions]));
  return rows.map(({ request, recipients, collaborator_id: maker, ...row }) => {
    const of = scheduledReport.parse(request);
    return {
      ...row,
      of,
      changeable: manages || maker === collaborator_id,
      recipients: recipients.map(({ id, ...one }) => ({
        ...one,
        gets: mayReadReport(of.report, permissionsOf.get(id) ?? []),
      })),
    };
  });
}
