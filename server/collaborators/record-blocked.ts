import type pg from 'pg';
import { findCandidates } from './account-store.ts';
import { inTransaction } from '../database/transaction.ts';
import { recordSecurityEvent, visitorActor } from '../security-log/record-security-event.ts';
import { findCredentials } from '../sign-in/index.ts';

/** The origin of the attempts: the network address, and the e-mail address they were for. */
interface Blocked {
  readonly organiser_id: number;
  readonly address: string;
  readonly email: string | null;
  /** True when the attempts were to sign in as staff, of any organiser. */
  readonly is_staff: boolean;
  readonly now: string;
}

/**
 * Records in the security log that somebody tried a password too often, at each organiser
 * concerned: that of the site, and for staff each that knows the address. Nothing for an unknown
 * address of staff.
 */
export async function recordBlocked(pool: pg.Pool, trier: Blocked): Promise<void> {
  const { address, email, now } = trier;
  for (const organiser_id of await organisersOf(pool, trier))
    await inTransaction({ pool, organiser_id }, async (db) => {
      const customer =
        email === null || trier.is_staff ? undefined : await findCredentials(db, email);
      const actor = visitorActor(email ?? '', customer?.id ?? null);
      await recordSecurityEvent(db, { type: 'sign-in.blocked', actor, address, now });
    });
}

async function organisersOf(
  pool: pg.Pool,
  { organiser_id, email, is_staff }: Blocked,
): Promise<readonly number[]> {
  if (email === null || !is_staff) return [organiser_id];
  const settings = { organiser_id, readonly: true };
  const candidates = await inTransaction({ pool, ...settings }, (db) => findCandidates(db, email));
  return [...new Set(candidates.map((candidate) => candidate.organiser_id))];
}
