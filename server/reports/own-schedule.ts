import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import type { Db } from '../database/transaction.ts';
import { refuse } from '../refusal.ts';
import { lockSchedule } from './schedule-store.ts';

interface Caller {
  readonly id: number;
  readonly permissions: readonly Permission[];
}

/** True when the caller manages the team, and may change and end all of its weekly reports. */
export function managesSchedules({ permissions }: Pick<Caller, 'permissions'>): boolean {
  return permissions.includes('collaborators.update');
}

/**
 * Locks a weekly report that the caller may change. Refuses REPORT_SCHEDULE_NOT_FOUND for any
 * other.
 */
export async function lockOwnSchedule(db: Db, input: { schedule: string; collaborator: Caller }) {
  const { schedule, collaborator } = input;
  const row = await lockSchedule(db, { cuid: schedule });
  if (row === undefined) return refuse('REPORT_SCHEDULE_NOT_FOUND');
  if (row.collaborator_id !== collaborator.id && !managesSchedules(collaborator))
    return refuse('REPORT_SCHEDULE_NOT_FOUND');
  return row;
}
