import type { ErrorCode } from '@ribambelle/api/all-errors.ts';
import { decideStock } from '@ribambelle/domain/activities/option-stock.ts';
import type { Refusal } from '@ribambelle/domain/base/refusal.ts';
import type { StockLeft } from '../../activities/index.ts';
import { decideTogether, type LockedPlaces } from '../../availabilities/index.ts';
import { atOnce } from '../../database/statements.ts';
import type { Db } from '../../database/transaction.ts';
import { refuse } from '../../refusal.ts';
import type { LockedBundle } from '../bundle/usable-views.ts';
import type { RegistrationItem } from '../items.ts';
import { heldOnce, participantsFit } from '../../registrations/index.ts';

/**
 * Decides again under the lock whether items may still be bought (R31): enough of their options are
 * left, the packs that pay for them are not cancelled, their participants can still take part, and
 * staff have not meanwhile given one of these another place on the same date (R27). If one item is
 * refused, all are, with its reason under `items.<id>`.
 */
export async function refuseGone(
  db: Db,
  input: {
    organiser: { timezone: string };
    customer_id: number;
    places: LockedPlaces;
    stock: StockLeft;
    bundles: ReadonlyMap<number, LockedBundle>;
    items: readonly RegistrationItem[];
    now: string;
  },
): Promise<void> {
  const { organiser, customer_id, places, stock, bundles, items, now } = input;
  if (items.length === 0) return;
  const [fit, once] = await atOnce(
    () => participantsFit(db, { organiser, customer_id, wanted: items.map(atMemberPrice), now }),
    () => heldOnce(db, { wanted: items, now, except: { carts: true } }),
  );
  const opened_ids = fit.ok ? fit.value.opened_ids : [];
  const decision = decideTogether(places, {
    wishes: items,
    permission: { now, held: true, opened_ids },
  });
  // where members come first, others are told so, and not that nothing is open
  const early = !decision.ok && decision.refused === 'REGISTRATIONS_NOT_OPEN';
  if (!fit.ok && early) refuseItems(fit, items);
  if (!decision.ok) refuseItems(decision, items);
  const stockDecision = decideStock(stock, items);
  if (!stockDecision.ok) refuseItems(stockDecision, items);
  const unpaid = items.filter(
    ({ customer_bundle_id: id }) => id !== null && bundles.get(id)?.cancelled !== false,
  );
  if (unpaid.length > 0) {
    const reasons = unpaid.map(({ id }) => [`items.${id}`, 'BUNDLE_ALREADY_CANCELLED'] as const);
    refuse('BUNDLE_ALREADY_CANCELLED', Object.fromEntries(reasons));
  }
  if (!fit.ok) refuseItems(fit, items);
  if (!once.ok) refuseItems(once, items);
}

/** Blames the items by the index that precedes each field. */
function refuseItems(refusal: Refusal<ErrorCode>, items: readonly RegistrationItem[]): never {
  const reasons = Object.entries(refusal.fields).flatMap(([field, code]) => {
    const item = items[Number(field.split('.')[0])];
    return item === undefined ? [] : [[`items.${item.id}`, code] as const];
  });
  return refuse(refusal.refused, Object.fromEntries(reasons));
}

/** Returns an item, and whether the cart has it at the price of members. */
function atMemberPrice(
  item: RegistrationItem,
): RegistrationItem & { readonly member_price: boolean } {
  const reductions = item.price_lines.reductions ?? [];
  return { ...item, member_price: reductions.some(({ kind }) => kind === 'MEMBER') };
}
