import { randomCode } from '@ribambelle/domain/base/random-code.ts';
import { randomBytes } from 'node:crypto';
import { organiserIdOf } from '../database/database-memory.ts';
import type { Db } from '../database/transaction.ts';
import type { Vault } from './vault.ts';
import { vaultOf } from './vault-of.ts';

/** The number of characters of a code, of five bits each and none like another: 50 random bits. */
const CODE_SIGNS = 10;

interface Sealed {
  readonly attendance_code_sealed: string;
}

type Opened<Row extends Sealed> = Omit<Row, 'attendance_code_sealed'> & {
  readonly attendance_code: string;
};

/** Returns the context to which an attendance code is bound: the organiser of the participant. */
export function aboutAttendanceCode(organiser_id: number): string {
  return `attendance code of ${organiser_id}`;
}

/** Draws an unused code. */
export function drawAttendanceCode(): string {
  return randomCode(randomBytes(CODE_SIGNS));
}

/** Returns a new code for a participant, sealed as it is kept. */
export function sealedAttendanceCode(db: Db): string {
  return vaultOf(db).seal(drawAttendanceCode(), aboutAttendanceCode(organiserIdOf(db)));
}

/**
 * Opens an attendance code; empty when its key is gone. One in clear, from before codes were
 * sealed, is returned as it is.
 */
export function openAttendanceCode(
  vault: Vault,
  { organiser_id, attendance_code_sealed }: { readonly organiser_id: number } & Sealed,
): string {
  if (!attendance_code_sealed.startsWith('sealed.')) return attendance_code_sealed;
  return vault.open(attendance_code_sealed, aboutAttendanceCode(organiser_id)) ?? '';
}

/** Returns a participant's row with the code in place of the sealed one. */
export function withAttendanceCode<Row extends Sealed>(db: Db, row: Row): Opened<Row> {
  const { attendance_code_sealed, ...rest } = row;
  const columns = { organiser_id: organiserIdOf(db), attendance_code_sealed };
  return { ...rest, attendance_code: openAttendanceCode(vaultOf(db), columns) };
}

/** Returns participants' rows with the code in place of the sealed one. */
export function withAttendanceCodes<Row extends Sealed>(
  db: Db,
  rows: readonly Row[],
): Opened<Row>[] {
  return rows.map((row) => withAttendanceCode(db, row));
}
