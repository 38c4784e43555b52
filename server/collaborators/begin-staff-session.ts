import { shortenedAddress } from '@ribambelle/domain/collaborators/shortened-address.ts';
import { randomUUID } from 'node:crypto';
import type { Db } from '../database/transaction.ts';
import { storeEventsNow } from '../events/store-events.ts';
import { recordSecurityEvent, type SecurityActor } from '../security-log/record-security-event.ts';
import type { SessionAccess } from '../sessions/signed-in.ts';

/** Begins the session of a collaborator who proved who they are; on a device that is new to them they are written to. */
export async function beginStaffSession(
  db: Db,
  input: {
    organiser_id: number;
    account: { readonly id: number };
    actor: SecurityActor;
    session: SessionAccess;
    origin: string;
    address: string;
    now: string;
  },
): Promise<void> {
  const { organiser_id, actor, session, origin, address, now } = input;
  const collaborator_id = input.account.id;
  const begun = await session.beginForStaff({ organiser_id, collaborator_id });
  if (!begun.is_new_device) return;
  const { browser, system } = begun.device;
  await recordSecurityEvent(db, {
    organiser_id,
    type: 'sign-in.new-device',
    actor,
    address,
    details: { browser, system },
    now,
  });
  const network = shortenedAddress(address);
  const payload = { collaborator_id, browser, system, network, at: now, origin };
  await storeEventsNow(db, {
    organiser_id,
    now,
    events: [{ type: 'collaborator.device.new', payload: { ...payload, request: randomUUID() } }],
  });
}
