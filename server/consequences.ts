import type { Db } from './database/transaction.ts';
import type { Emitting, EventPayloads, EventType } from './events/events.ts';
import { sendWaitingGift } from './customer-vouchers/send-waiting-gift.ts';
import { endMandatesOfAccount } from './payment-mandates/end-mandates-of-account.ts';
import { passOnPlaces } from './waiting-list/pass-on-places.ts';
import { serveLine } from './waiting-list/serve-line.ts';

/**
 * A change that an event makes in its own transaction, so that neither is ever seen without the
 * other. It may emit more.
 */
type Consequence<Type extends EventType> = (
  db: Db,
  happened: Emitting & { readonly now: string; readonly payload: EventPayloads[Type] },
) => Promise<void>;

/**
 * The changes that follow from an event before its transaction commits, behind the locks that it
 * already holds: they may take no others. Everything else is a job (`reactions`).
 */
export const consequences: { readonly [Type in EventType]?: Consequence<Type> } = {
  'availability.places.freed': serveLine,
  'waiting-list.offer.ended': passOnPlaces,
  'receivable.paid': sendWaitingGift,
  'payment-provider.disconnected': endMandatesOfAccount,
};
