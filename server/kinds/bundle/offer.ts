import type { ErrorCode } from '@ribambelle/api/all-errors.ts';
import type { Instant } from '@ribambelle/domain/base/instants.ts';
import { isAfter } from '@ribambelle/domain/base/instants.ts';
import { type Decision, permit, refuse } from '@ribambelle/domain/base/refusal.ts';
import { atOnce } from '../../database/statements.ts';
import type { NewItem } from '../items.ts';
import type { Kind } from '../kind.ts';
import { bundleItemOf } from './item-of.ts';
import { type BundleOffer, findOwnParticipants, loadBundleOffers } from './offer-views.ts';

/** Returns the packs that a call wants, one item each (2 §5). Nothing of them is scarce. */
export const offer: Kind['offer'] = async (db, input) => {
  const { customer_id, wanted, expires_at, now, errors } = input;
  const wishes = wanted.bundles.map((wish) => ({
    ...wish,
    participant_id: wish.participant_id ?? wanted.participant_id,
  }));
  const [offers, ownIds] = await atOnce(
    () => loadBundleOffers(db, { ids: wishes.map(({ bundle_id }) => bundle_id) }),
    () =>
      findOwnParticipants(db, {
        customer_id,
        ids: wishes.flatMap(({ participant_id }) => participant_id ?? []),
      }),
  );
  const items: NewItem[] = [];
  for (const [index, { bundle_id, participant_id, total_amount }] of wishes.entries()) {
    const decision = decideBundleOffer(offers.get(bundle_id), { participant_id, own: ownIds, now });
    if (!decision.ok) errors.add(`bundles.${index}`, decision);
    else if (total_amount !== null && total_amount !== decision.value.price)
      errors.addPrice(`bundles.${index}`, decision.value.price);
    else items.push(bundleItemOf(decision.value, { participant_id, expires_at }));
  }
  return items;
};

/**
 * Decides whether a pack can be bought: before its last moment, and for one of the customer's own
 * participants when it is for a participant.
 */
export function decideBundleOffer(
  bundleOffer: BundleOffer | undefined,
  by: { participant_id: number | null; own: ReadonlySet<number>; now: Instant },
): Decision<
  BundleOffer,
  ErrorCode & ('BUNDLE_NOT_FOUND' | 'BUNDLE_FOR_PARTICIPANT' | 'PARTICIPANT_NOT_FOUND')
> {
  const isOver =
    bundleOffer !== undefined &&
    bundleOffer.expires_at !== null &&
    !isAfter(bundleOffer.expires_at, by.now);
  if (bundleOffer === undefined || isOver)
    return refuse('BUNDLE_NOT_FOUND', { bundle_id: 'BUNDLE_NOT_FOUND' });
  if (bundleOffer.entity === 'CUSTOMERS') return permit(bundleOffer);
  if (by.participant_id === null)
    return refuse('BUNDLE_FOR_PARTICIPANT', { participant_id: 'BUNDLE_FOR_PARTICIPANT' });
  if (!by.own.has(by.participant_id))
    return refuse('PARTICIPANT_NOT_FOUND', { participant_id: 'PARTICIPANT_NOT_FOUND' });
  return permit(bundleOffer);
}
