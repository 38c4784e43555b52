import { signInCollaborator as endpoint } from '@ribambelle/api/collaborators/sign-in-collaborator.ts';
import { preparedAction } from '../action.ts';
import type { Db } from '../database/transaction.ts';
import type { RunInTenant } from '../events/events.ts';
import { findOrganiser, type Organiser } from '../organisers/organiser.ts';
import { orRefuse, refuse } from '../refusal.ts';
import {
  collaboratorActor,
  recordSecurityEvent,
  visitorActor,
} from '../security-log/record-security-event.ts';
import { actAs } from '../sessions/act-as.ts';
import { verifyPassword } from '../sign-in/index.ts';
import { type Candidates, findCandidatesOrDecoy, type SignInCandidate } from './account-store.ts';
import { beginStaffSession } from './begin-staff-session.ts';
import { checkSecondFactor } from './check-second-factor.ts';

/**
 * Finds the owner of the password among the organisers that know the address, requires the second
 * factor, begins the session.
 */
export const signInCollaborator = preparedAction(
  { endpoint, prepare: ({ request, inTenant }) => matchingAccounts(request, inTenant) },
  async (context) => {
    const { db, prepared, request, now, address, session, vault, origin } = context;
    const { recordIfRefused } = context;
    const { candidates, decoy, matches } = prepared;
    const attempt = { actor: visitorActor(request.email, null), address, now };
    if (matches.length === 0) {
      for (const { organiser_id } of candidates)
        recordIfRefused({ ...attempt, organiser_id, type: 'sign-in.failed' });
      // the same work is done for an unknown address, and rolled back
      if (decoy !== null)
        recordIfRefused({
          ...attempt,
          organiser_id: decoy.organiser_id,
          type: 'sign-in.failed',
          undone: true,
        });
    }
    const organisers = await organisersOf(db, matches);
    const selectedOrganisers =
      request.organiser === null
        ? organisers
        : organisers.filter(({ cuid }) => cuid === request.organiser);
    if (selectedOrganisers.length === 0) refuse('SIGN_IN_WRONG');
    const choice = selectedOrganisers.map(({ cuid, name }) => ({ cuid, name }));
    if (choice.length > 1) return { signed_in: false, organisers: choice, recovery_codes: null };
    const { organiser_id, collaborator_id, organiser } = orRefuse(
      selectedOrganisers[0],
      'SIGN_IN_WRONG',
    );
    await session.end();
    await actAs(db, organiser_id);
    const { totp, recovery_code } = request;
    if ((totp ?? '') !== '' || recovery_code !== null)
      recordIfRefused({ ...attempt, organiser_id, type: 'second-factor.failed' });
    const { account, recovery_codes } = await checkSecondFactor(db, {
      organiser_id,
      collaborator_id,
      organiser,
      now,
      vault,
      totp: totp ?? '',
      recovery_code,
    });
    if (recovery_codes !== null) {
      const actor = collaboratorActor(account);
      const event = { actor, address, now, details: { left: recovery_codes } };
      await recordSecurityEvent(db, { ...event, type: 'recovery-code.used' });
    }
    await beginStaffSession(db, { account, session, origin, address, now });
    return { signed_in: true, organisers: [], recovery_codes };
  },
);

interface Found extends Candidates {
  readonly matches: readonly SignInCandidate[];
}

/**
 * Returns the accounts of an address, and those that the password belongs to; hashes without a
 * connection. An unknown address takes as long as a wrong password.
 */
async function matchingAccounts(
  input: { email: string; password: string },
  inTenant: RunInTenant,
): Promise<Found> {
  const { candidates, decoy } = await inTenant((db) => findCandidatesOrDecoy(db, input.email));
  if (candidates.length === 0) await verifyPassword(input.password, null);
  const matches: SignInCandidate[] = [];
  for (const candidate of candidates)
    if (await verifyPassword(input.password, candidate.password_hash)) matches.push(candidate);
  return { candidates, decoy, matches };
}

async function organisersOf(db: Db, accounts: readonly SignInCandidate[]) {
  const organisers: {
    organiser_id: number;
    collaborator_id: number;
    cuid: string;
    name: string;
    organiser: Organiser;
  }[] = [];
  for (const { organiser_id, id } of accounts) {
    await actAs(db, organiser_id);
    const organiser = orRefuse(await findOrganiser(db), 'SIGN_IN_WRONG');
    const { cuid, name } = organiser;
    organisers.push({ organiser_id, collaborator_id: id, cuid, name, organiser });
  }
  return organisers;
}
