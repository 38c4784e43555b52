import { signInCollaborator as endpoint } from '@ribambelle/api/collaborators/sign-in-collaborator.ts';
import { preparedAction } from '../action.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Db } from '../database/transaction.ts';
import type { RunInTenant } from '../events/run-in-tenant.ts';
import { findOrganiser } from '../organisers/organiser.ts';
import { orRefuse, refuse } from '../refusal.ts';
import {
  collaboratorActor,
  recordSecurityEvent,
  visitorActor,
} from '../security-log/record-security-event.ts';
import { actAs } from '../sessions/act-as.ts';
import { verifyPassword } from '../sign-in/index.ts';
import { findCandidates, lockAccount, saveAccount, type SignInCandidate } from './account-store.ts';
import { aboutSecondFactor } from '../vault/second-factor.ts';
import type { Vault } from '../vault/vault.ts';
import { beginStaffSession } from './begin-staff-session.ts';
import { acceptedStep, newTotpSecret } from './totp.ts';

/** Finds whose password it is among the organisers that know the address, asks for the second factor, begins the session. */
export const signInCollaborator = preparedAction(
  endpoint,
  ({ request, inTenant }) => matchingAccounts(request, inTenant),
  async (context) => {
    const { db, prepared, request, now, address, session, vault, origin } = context;
    const { recordIfRefused } = context;
    const { candidates, matches } = prepared;
    const attempt = { actor: visitorActor(request.email, null), address, now };
    if (matches.length === 0)
      for (const { organiser_id } of candidates)
        recordIfRefused({ ...attempt, organiser_id, type: 'sign-in.failed' });
    const organisers = await organisersOf(db, matches);
    const wanted =
      request.organiser === null
        ? organisers
        : organisers.filter(({ cuid }) => cuid === request.organiser);
    if (wanted.length === 0) refuse('SIGN_IN_WRONG');
    if (wanted.length > 1)
      return { signed_in: false, organisers: wanted.map(({ cuid, name }) => ({ cuid, name })) };
    const { organiser_id, collaborator_id } = orRefuse(wanted[0], 'SIGN_IN_WRONG');
    await session.end();
    await actAs(db, organiser_id);
    const code = request.totp ?? '';
    if (code !== '') recordIfRefused({ ...attempt, organiser_id, type: 'second-factor.failed' });
    const account = await checkSecondFactor(db, {
      organiser_id,
      collaborator_id,
      now,
      code,
      vault,
    });
    const event = { organiser_id, address, now, actor: collaboratorActor(account) };
    await recordSecurityEvent(db, { ...event, type: 'sign-in.succeeded' });
    await beginStaffSession(db, { ...event, account, session, origin });
    return { signed_in: true, organisers: [] };
  },
);

interface Found {
  readonly candidates: readonly SignInCandidate[];
  readonly matches: readonly SignInCandidate[];
}

/**
 * The accounts of an address, and those to which the password belongs; hashed without a connection. An unknown address takes
 * as long as a wrong password.
 */
async function matchingAccounts(
  input: { email: string; password: string },
  inTenant: RunInTenant,
): Promise<Found> {
  const candidates = await inTenant((db) => findCandidates(db, input.email));
  if (candidates.length === 0) await verifyPassword(input.password, null);
  const matches: SignInCandidate[] = [];
  for (const candidate of candidates)
    if (await verifyPassword(input.password, candidate.password_hash)) matches.push(candidate);
  return { candidates, matches };
}

async function organisersOf(db: Db, accounts: readonly SignInCandidate[]) {
  const organisers: {
    organiser_id: number;
    collaborator_id: number;
    cuid: string;
    name: string;
  }[] = [];
  for (const { organiser_id, id } of accounts) {
    await actAs(db, organiser_id);
    const found = orRefuse(await findOrganiser(db), 'SIGN_IN_WRONG');
    organisers.push({ organiser_id, collaborator_id: id, cuid: found.cuid, name: found.name });
  }
  return organisers;
}

async function checkSecondFactor(
  db: Db,
  input: { organiser_id: number; collaborator_id: number; now: string; code: string; vault: Vault },
) {
  const account = await lockAccount(db, input);
  if (account.totp_secret !== null) {
    if (input.code === '') refuse('TOTP_REQUIRED', { totp: 'TOTP_REQUIRED' });
    const attempt = {
      // a secret whose key is gone opens nothing: no code is right
      secret: input.vault.open(account.totp_secret, aboutSecondFactor(input)) ?? newTotpSecret(),
      code: input.code,
      now: input.now,
      last_step: account.totp_step,
    };
    const totp_step = acceptedStep(attempt) ?? refuse('TOTP_WRONG', { totp: 'TOTP_WRONG' });
    const { organiser_id, collaborator_id, now } = input;
    await saveAccount(db, { organiser_id, collaborator_id, now, changes: { totp_step } });
  }
  const { cuid, firstname, lastname } = account;
  const collaborator = { id: account.id, firstname, lastname };
  const did = {
    action: 'collaborators.sign-in' as const,
    entity: 'collaborators',
    entity_cuid: cuid,
    summary: `${firstname} ${lastname}`,
  };
  await recordAudit(db, {
    organiser: { id: input.organiser_id },
    collaborator,
    now: input.now,
    ...did,
  });
  return collaborator;
}
