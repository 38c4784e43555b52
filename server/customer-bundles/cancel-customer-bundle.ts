import { cancelCustomerBundle as endpoint } from '@ribambelle/api/customer-bundles/cancel-customer-bundle.ts';
import { decideBundleCancellation } from '@ribambelle/domain/bundles/bundle-cancellation.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { countBundleUses } from '../kinds/index.ts';
import { findOfferTitle } from '../offers/index.ts';
import { oweLess } from '../receivables/index.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { textReader } from '../texts/bilingual.ts';
import { giveBackOrLeave, moneyChanges, storeSoldCancellation } from '../sold/index.ts';
import { lockMoney } from '../wallet/index.ts';
import { lockCustomerBundle } from './customer-bundle-store.ts';

/**
 * Cancels a sold pack: the price of its uses stays due, and an amount paid beyond it goes back or
 * is kept as requested, else it stays in the books until somebody gives it back. Locks in the one
 * order: pack, money.
 */
export const cancelCustomerBundle = action(endpoint, async (context) => {
  const { db, request, organiser, collaborator, now, emit } = context;
  const { give_back: wish } = request;
  if (wish !== null) {
    if (!collaborator.permissions.includes('customer-bundles.refund')) refuse('NOT_PERMITTED');
    context.requirePassword();
  }
  const bundle = orRefuse(
    await lockCustomerBundle(db, request.bundle),
    'CUSTOMER_BUNDLE_NOT_FOUND',
  );
  const { customer_id, cart_id, receivable_id } = bundle;
  const uses = await countBundleUses(db, bundle.id);
  const which = cart_id === null ? { receivable_id } : { cart_id };
  const { receivables } = await lockMoney(db, { customer_id, which });
  const receivable = receivables.find(({ id }) => id === receivable_id);
  if (receivable === undefined) throw new Error('A sold bundle has no receivable');
  const { total_amount, paid_amount } = receivable;
  const decision = decideBundleCancellation(
    { ...bundle, used: uses, total_amount },
    request.message,
  );
  if (!decision.ok) refuse(decision.refused, decision.fields);
  const { message, due_amount } = decision.value;
  await storeSoldCancellation(db, { of: 'bundles', id: bundle.id, message, now });
  const created_by = collaborator.id;
  await oweLess(db, { receivable, cart_id, due_amount, created_by, now });
  emit('bundle.cancelled', { customer_bundle_id: bundle.id });
  const refundable_amount = Math.max(0, paid_amount - due_amount);
  const by = { organiser, collaborator, address: context.address, now };
  const money = await giveBackOrLeave(db, {
    sale: bundle,
    money: { refundable_amount, wish, reason: message, by },
  });
  const offer = await findOfferTitle(db, { of: 'bundles', id: bundle.bundle_id });
  await logAct(context, {
    act: 'customer-bundles.delete',
    noun: 'customer-bundles',
    cuid: bundle.cuid,
    summary: textReader(context)(offer?.title ?? {}),
    changes: { cancellation_message: { from: null, to: message }, ...moneyChanges(money, wish) },
  });
  return { message: null, ...money };
});
