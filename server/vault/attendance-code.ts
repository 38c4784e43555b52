import { randomCode } from '@ribambelle/domain/base/random-code.ts';
import { randomBytes } from 'node:crypto';
import type { Db } from '../database/transaction.ts';
import type { Vault } from './vault.ts';
import { vaultOf } from './vault-of.ts';

/** Ten signs of five bits that nobody mistakes for others: 50 random bits. */
const CODE_SIGNS = 10;

interface Sealed {
  readonly attendance_code_sealed: string;
}

type Opened<Row extends Sealed> = Omit<Row, 'attendance_code_sealed'> & {
  readonly attendance_code: string;
};

/** What an attendance code is bound to: the organiser of the participant. */
export function aboutAttendanceCode(organiser_id: number): string {
  return `attendance code of ${organiser_id}`;
}

/** A code that nobody has yet. */
export function drawAttendanceCode(): string {
  return randomCode(randomBytes(CODE_SIGNS));
}

/** A new code for a participant of an organiser, as it is kept. */
export function sealedAttendanceCode(db: Db, organiser_id: number): string {
  return vaultOf(db).seal(drawAttendanceCode(), aboutAttendanceCode(organiser_id));
}

/** An attendance code to read; empty for one whose key is gone. One in clear, from before it was sealed, is itself. */
export function openAttendanceCode(
  vault: Vault,
  { organiser_id, attendance_code_sealed }: { readonly organiser_id: number } & Sealed,
): string {
  if (!attendance_code_sealed.startsWith('sealed.')) return attendance_code_sealed;
  return vault.open(attendance_code_sealed, aboutAttendanceCode(organiser_id)) ?? '';
}

/** A row of a participant with the code instead of what is kept of it. */
export function withAttendanceCode<Row extends Sealed>(
  db: Db,
  { organiser_id, row }: { readonly organiser_id: number; readonly row: Row },
): Opened<Row> {
  const { attendance_code_sealed, ...rest } = row;
  const sealed = { organiser_id, attendance_code_sealed };
  return { ...rest, attendance_code: openAttendanceCode(vaultOf(db), sealed) };
}

/** Rows of participants with their code instead of what is kept of it. */
export function withAttendanceCodes<Row extends Sealed>(
  db: Db,
  { organiser_id, rows }: { readonly organiser_id: number; readonly rows: readonly Row[] },
): Opened<Row>[] {
  return rows.map((row) => withAttendanceCode(db, { organiser_id, row }));
}
