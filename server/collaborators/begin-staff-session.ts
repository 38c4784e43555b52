import { shortenedAddress } from '@ribambelle/domain/collaborators/shortened-address.ts';
import { randomUUID } from 'node:crypto';
import { logAct } from '../audit/log-act.ts';
import type { Db } from '../database/transaction.ts';
import { storeEventsNow } from '../events/store-events.ts';
import { collaboratorActor, recordSecurityEvent } from '../security-log/record-security-event.ts';
import type { SessionAccess } from '../sessions/signed-in.ts';

/** The collaborator who has proved their identity. */
interface Account {
  readonly id: number;
  readonly cuid: string;
  readonly firstname: string;
  readonly lastname: string;
}

/**
 * Begins the session of a collaborator, and logs it; a device that is new to them triggers an
 * e-mail.
 */
export async function beginStaffSession(
  db: Db,
  input: { account: Account; session: SessionAccess; origin: string; address: string; now: string },
): Promise<void> {
  const { account, session, origin, address, now } = input;
  const collaborator_id = account.id;
  const context = { db, collaborator: account, now };
  await logAct(context, {
    act: 'collaborators.sign-in',
    noun: 'collaborators',
    cuid: account.cuid,
    summary: `${account.firstname} ${account.lastname}`,
  });
  const event = { actor: collaboratorActor(account), address, now };
  await recordSecurityEvent(db, { ...event, type: 'sign-in.succeeded' });
  const start = await session.beginForStaff({ collaborator_id });
  if (!start.is_new_device) return;
  const { browser, system } = start.device;
  const details = { browser, system };
  await recordSecurityEvent(db, { ...event, type: 'sign-in.new-device', details });
  const network = shortenedAddress(address);
  const payload = { collaborator_id, browser, system, network, at: now, origin };
  await storeEventsNow(db, {
    now,
    events: [{ type: 'collaborator.device.new', payload: { ...payload, request: randomUUID() } }],
  });
}
