import type { cart, cartItem } from '@ribambelle/api/carts/shapes.ts';
import { sortedItems } from '@ribambelle/domain/carts/cart-items.ts';
import { offeredStrategies } from '@ribambelle/domain/checkout/strategies.ts';
import { checkoutTotals } from '@ribambelle/domain/checkout/totals.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import type { z } from 'zod';
import { shownLocation } from '../locations/index.ts';
import type { Organiser } from '../organisers/organiser.ts';
import type { textReader } from '../texts/bilingual.ts';
import type { CartRow, ItemDateRow, ItemRow } from './cart-views.ts';
import { paymentMethodsOf, serviceFeesOf } from './payment-settings.ts';

export type ShownCart = z.output<typeof cart>;
type ShownItem = z.output<typeof cartItem>;
type Text = ReturnType<typeof textReader>;

/** A cart as the promise shows it: items sorted (1 §2.4), totals and offered strategies by the rules (3 §4, §9). */
export function presentCart(input: {
  cart: CartRow;
  items: readonly ItemRow[];
  dates: readonly ItemDateRow[];
  organiser: Organiser;
  text: Text;
  now: string;
}): ShownCart {
  const { organiser, now } = input;
  const dates = Map.groupBy(input.dates, (date) => date.cart_item_id);
  const items = input.items.map((item) =>
    presentItem(item, { dates: dates.get(item.id) ?? [], text: input.text }),
  );
  const { wallet_amount, customer_id: _, ...cart } = input.cart;
  const totals = checkoutTotals(
    { items, coupon_discount: 0, wallet_amount, service_fees: serviceFeesOf(organiser) },
    now,
  );
  return {
    ...cart,
    coupon: null,
    items: [...sortedItems(items)],
    totals,
    payment_strategies:
      totals.count === 0
        ? []
        : [...offeredStrategies({ methods: paymentMethodsOf(organiser), totals, ...organiser })],
  };
}

function presentItem(
  item: ItemRow,
  input: { dates: readonly ItemDateRow[]; text: Text },
): ShownItem {
  const { text } = input;
  const participant = {
    id: item.participant.id,
    cuid: item.participant.cuid,
    fullname: fullname(item.participant),
  };
  const { activity } = item;
  const availability = {
    id: item.availability_id,
    cuid: item.availability_cuid,
    start_at: item.start_at,
    end_at: item.end_at,
    location: shownLocation(text, item.location),
    activity: {
      ...activity,
      title: text(activity.title),
      motif: activity.motif ?? 'paper',
    },
  };
  return {
    id: item.id,
    cuid: item.cuid,
    type: 'REGISTRATION',
    price: item.price,
    deposit: item.deposit,
    quantity: item.quantity,
    expires_at: item.expires_at,
    extendable: !item.extended,
    participant,
    participants: [participant],
    availability,
    availabilities: [availability],
    availability_dates: input.dates.map(({ id, start_at, end_at }) => ({
      date_id: id,
      date: {
        id,
        start_at,
        end_at,
      },
    })),
    options: item.options.map((option) => ({
      ...option,
      title: text(option.title),
      label: text(option.label),
    })),
    bundle: null,
    membership: null,
    voucher: null,
    resource: null,
    booking_dates: [],
  };
}
