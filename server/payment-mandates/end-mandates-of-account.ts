import type { Db } from '../database/transaction.ts';
import type { Emitting, EventPayloads } from '../events/events.ts';
import { endOfAccount } from './mandate-store.ts';

/** Ends the mandates at an account that staff disconnected: nobody can use them any more. */
export async function endMandatesOfAccount(
  db: Db,
  input: Emitting & {
    readonly now: string;
    readonly payload: EventPayloads['payment-provider.disconnected'];
  },
): Promise<void> {
  await endOfAccount(db, { ...input.payload, now: input.now });
}
