import { sellBundle as endpoint } from '@ribambelle/api/customer-bundles/sell-bundle.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { refuseOtherSum } from '../checkout/index.ts';
import { sellAtDesk } from '../desk/index.ts';
import { findBuyer, findBuyersParticipant } from '../customers/index.ts';
import { bundleItemOf, decideBundleOffer, loadBundleOffers, sellBundles } from '../kinds/index.ts';
import { findOfferTitle } from '../offers/index.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { textReader } from '../texts/bilingual.ts';

/**
 * Sells a pack for staff, at the price of the shop or for nothing, published or not; an order of
 * its own carries its reference (R19).
 */
export const sellBundle = action(endpoint, async (context) => {
  const { db, request, now } = context;
  const buyer = orRefuse(await findBuyer(db, request.customer), 'CUSTOMER_NOT_FOUND');
  const bundle = orRefuse(
    await findOfferTitle(db, { of: 'bundles', cuid: request.bundle }),
    'BUNDLE_NOT_FOUND',
  );
  const participant =
    request.participant === null
      ? null
      : orRefuse(
          await findBuyersParticipant(db, { customer_id: buyer.id, cuid: request.participant }),
          'PARTICIPANT_NOT_FOUND',
        );
  const query = { ids: [bundle.id], unpublished: true };
  const offers = await loadBundleOffers(db, query);
  const participant_id = participant?.id ?? null;
  const ownIds = new Set(participant_id === null ? [] : [participant_id]);
  const decision = decideBundleOffer(offers.get(bundle.id), { participant_id, own: ownIds, now });
  if (!decision.ok) refuse(decision.refused, { participant: decision.refused });
  const offer = request.given ? { ...decision.value, price: 0 } : decision.value;
  refuseOtherSum(request.total_amount, offer.price);
  const { cuid } = await sellAtDesk(context, {
    buyer,
    item: bundleItemOf(offer, { participant_id, expires_at: now }),
    locked: {
      startsOf: () => [],
      sell: (emitter, sale) => sellBundles(db, { emit: emitter, ...sale }),
    },
  });
  await logAct(context, {
    act: 'customer-bundles.create',
    noun: 'customer-bundles',
    cuid,
    summary: `${fullname(buyer)} · ${textReader(context)(bundle.title)}`,
  });
  return { cuid, message: null };
});
