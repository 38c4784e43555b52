import { bundleExpiry } from '@ribambelle/domain/bundles/bundle-expiry.ts';
import { newId } from '../database/new-id.ts';
import type { Db } from '../database/transaction.ts';
import type { Emitting } from '../events/events.ts';
import { findOwnParticipants, insertCustomerBundles } from '../kinds/index.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { insertReceivables } from '../receivables/index.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { moveWallet } from '../wallet/index.ts';
import type { CodedVoucher } from './code-store.ts';

/** The customer who redeems a voucher. */
export interface Receiver {
  readonly organiser: Organiser;
  readonly customer_id: number;
  /** The owner of a pack that is for one participant. */
  readonly participant_id: number | null;
  /** The field of the call that names the participant. */
  readonly field: 'participant' | 'participant_id';
  readonly now: string;
}

/**
 * Gives the worth of a locked voucher to the customer who redeems it: its amount into the wallet,
 * or its pack, whose time begins now and for which nothing is owed. Returns the id of the pack,
 * null for an amount. Refuses a missing participant when the pack is for one, and another family's.
 */
export async function handOver(
  db: Db,
  { emit, voucher, to }: Emitting & { voucher: CodedVoucher; to: Receiver },
): Promise<number | null> {
  const { amount, receivable_id } = voucher;
  if (amount === null) return giveBundle(db, { emit, voucher, to });
  const { customer_id, now } = to;
  await moveWallet(db, { customer_id, amount, reason: 'REDEMPTION', receivable_id, now });
  return null;
}

async function giveBundle(
  db: Db,
  { emit, voucher, to }: Emitting & { voucher: CodedVoucher; to: Receiver },
): Promise<number> {
  const { organiser, customer_id, now } = to;
  const { bundle_id, bundle_terms, entity } = voucher;
  if (bundle_id === null || bundle_terms === null)
    throw new Error('A voucher is worth neither an amount nor a bundle');
  const order = { customer_id, created_by: null, now };
  const participant_id = entity === 'PARTICIPANTS' ? await participantOf(db, to) : null;
  const receivable_id = newId();
  const nothing = { total_amount: 0, deposit_amount: 0, due_at: null, lines: [] };
  const receivable = {
    id: receivable_id,
    cart_id: null,
    kind: 'BUNDLE',
    accessory: false,
    ...nothing,
  };
  await insertReceivables(db, { ...order, receivables: [receivable] });
  const bundle = {
    bundle_id,
    receivable_id,
    cart_item_id: null,
    participant_id,
    capacity: bundle_terms.capacity,
    expires_at: bundleExpiry(now, { ...bundle_terms, timezone: organiser.timezone }),
  };
  const [customerBundle] = await insertCustomerBundles(db, {
    ...order,
    cart_id: null,
    bundles: [bundle],
  });
  const { id } = orRefuse(customerBundle, 'UNKNOWN_ERROR');
  emit('bundle.sold', { customer_bundle_id: id });
  return id;
}

async function participantOf(db: Db, to: Receiver): Promise<number> {
  const { customer_id, participant_id, field } = to;
  if (participant_id === null)
    return refuse('BUNDLE_FOR_PARTICIPANT', { [field]: 'BUNDLE_FOR_PARTICIPANT' });
  const ownParticipants = await findOwnParticipants(db, { customer_id, ids: [participant_id] });
  if (!ownParticipants.has(participant_id))
    refuse('PARTICIPANT_NOT_FOUND', { [field]: 'PARTICIPANT_NOT_FOUND' });
  return participant_id;
}
