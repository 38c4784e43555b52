import type { AbsenceReason, AttendanceMark } from '@ribambelle/domain/attendances/attendance.ts';

/** A mark as the database has it. */
export interface MarkRow extends AttendanceMark {
  readonly reason: AbsenceReason | null;
}
