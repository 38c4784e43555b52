import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import type { Db } from '../database/transaction.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { findHeld, type HeldRegistration, lockHeld } from './held-registration-facts.ts';
import {
  findRegistrationOf,
  findState,
  type RegistrationState,
} from './registration-change-store.ts';

/** Refuses NOT_PERMITTED when staff set a rule aside without the right to overbook, or to waive. */
export function refuseBeyond(
  aside: {
    readonly overbook?: boolean;
    readonly twice: boolean;
    readonly without_membership: boolean;
    readonly waiver?: unknown;
  },
  permissions: readonly Permission[],
): void {
  const { overbook = false, twice, without_membership } = aside;
  if ((overbook || twice || without_membership) && !permissions.includes('registrations.overbook'))
    refuse('NOT_PERMITTED');
  if ((aside.waiver ?? null) !== null && !permissions.includes('registrations.waive'))
    refuse('NOT_PERMITTED');
}

/**
 * Loads a registration as it is held, locked when it is to be changed, and its state. Refuses
 * REGISTRATION_NOT_FOUND.
 */
export async function loadHeldState(
  db: Db,
  of: { registration: string; locked: boolean; now: string },
): Promise<{ readonly held: HeldRegistration; readonly was: RegistrationState }> {
  const { locked, now } = of;
  const row = orRefuse(await findRegistrationOf(db, of.registration), 'REGISTRATION_NOT_FOUND');
  const key = { now, ...row };
  const held = orRefuse(await (locked ? lockHeld : findHeld)(db, key), 'REGISTRATION_NOT_FOUND');
  const state = await findState(db, held.id);
  return { held, was: orRefuse(state, 'REGISTRATION_NOT_FOUND') };
}
