import type { Client } from 'pg';

interface Invariant {
  readonly broken: string;
  /** Returns one row, with a column `what`, for each violation. */
  readonly sql: string;
}

const SOLD = `select organiser_id, availability_id, sum(quantity) as sold, sum(quantity) filter (where created_by is not null) as by_staff
  from registrations where cancelled_at is null group by 1, 2`;
const SOLD_BY_DATE = `select rd.organiser_id, rd.date_id, sum(r.quantity) as sold, sum(r.quantity) filter (where r.created_by is not null) as by_staff
  from registration_dates rd join registrations r on r.organiser_id = rd.organiser_id and r.id = rd.registration_id
  join availability_dates had on had.organiser_id = rd.organiser_id and had.id = rd.date_id
  where had.called_off_at is null and rd.taken_off_amount is null and (r.cancelled_at is null or had.start_at <= r.cancelled_at) group by 1, 2`;
const HELD = `select organiser_id, availability_id, sum(quantity) as held from cart_items where processed_at is null and expires_at > now() group by 1, 2`;
const HELD_BY_DATE = `select cd.organiser_id, cd.date_id, sum(i.quantity) as held
  from cart_item_dates cd join cart_items i on i.organiser_id = cd.organiser_id and i.id = cd.cart_item_id
  where i.processed_at is null and i.expires_at > now() group by 1, 2`;
/** Joins the amount of a sale, which has a line for each VAT. */
const saleOf = (
  sold: string,
) => `left join lateral (select sum(one.amount)::integer as amount from receivable_lines one
  where one.organiser_id = ${sold}.organiser_id and one.receivable_id = ${sold}.receivable_id and one.reason = 'SALE') l on true`;
/** SQL that is true when staff moved a registration or replaced its participant. */
const hasChange = (kind: 'TRANSFER' | 'REPLACEMENT') => `exists (select from registration_changes x
  where x.organiser_id = r.organiser_id and x.registration_id = r.id and x.kind = '${kind}')`;

const PLACES: readonly Invariant[] = [
  {
    broken: 'availability has more sold and held than its capacity, and staff did not overbook it',
    sql: `select a.id || ': ' || coalesce(sold, 0) || ' sold, ' || coalesce(held, 0) || ' held of ' || capacity as what from availabilities a
      left join (${SOLD}) s on s.organiser_id = a.organiser_id and s.availability_id = a.id
      left join (${HELD}) h on h.organiser_id = a.organiser_id and h.availability_id = a.id
      where coalesce(sold, 0) + coalesce(held, 0) - coalesce(by_staff, 0) > capacity`,
  },
  {
    broken: 'date has more sold and held than its capacity, and staff did not overbook it',
    sql: `select d.id || ': ' || coalesce(sold, 0) || ' sold, ' || coalesce(held, 0) || ' held of ' || capacity as what from availability_dates d
      left join (${SOLD_BY_DATE}) s on s.organiser_id = d.organiser_id and s.date_id = d.id
      left join (${HELD_BY_DATE}) h on h.organiser_id = d.organiser_id and h.date_id = d.id
      where coalesce(sold, 0) + coalesce(held, 0) - coalesce(by_staff, 0) > capacity`,
  },
  {
    broken: 'availability counts other places than its registrations have',
    sql: `select a.id || ': counts ' || registered || ', has ' || coalesce(sold, 0) as what from availabilities a
      left join (${SOLD}) s on s.organiser_id = a.organiser_id and s.availability_id = a.id where registered <> coalesce(sold, 0)`,
  },
  {
    broken: 'date counts other places than its registrations have',
    sql: `select d.id || ': counts ' || registered || ', has ' || coalesce(sold, 0) as what from availability_dates d
      left join (${SOLD_BY_DATE}) s on s.organiser_id = d.organiser_id and s.date_id = d.id where registered <> coalesce(sold, 0)`,
  },
  {
    broken:
      'date is for sale although what it needs is booked, or is not although nothing takes its time',
    sql: `select d.id || ': ' || d.status as what from availability_dates d
      cross join lateral (select exists (select from booking_dates b where b.organiser_id = d.organiser_id and b.resource_id = any(d.shares)
          and b.cancelled_at is null and b.start_at < d.end_at and b.end_at > d.start_at)
        or exists (select from availability_dates o where o.organiser_id = d.organiser_id and o.availability_id <> d.availability_id
          and o.shares && d.shares and o.start_at < d.end_at and o.end_at > d.start_at and o.registered + o.offered > 0) as taken) t
      where d.end_at > now() and d.status in ('OPEN', 'OVERLAP') and d.shares <> '{}'
        and (d.status = 'OVERLAP') <> (t.taken and d.registered + d.offered = 0)`,
  },
  {
    broken: 'availability has the wrong status for its places',
    sql: `select id || ': ' || status || ' with ' || registered || ' of ' || coalesce(capacity::text, 'any') as what from availabilities
      where closed <> (status = 'CLOSED') or (not closed and registered >= capacity and status <> 'FULL')
        or (status = 'FULL' and registered + offered < capacity and exists (select from availability_dates d
          where d.organiser_id = availabilities.organiser_id and d.availability_id = availabilities.id and d.status = 'OPEN'))`,
  },
  {
    broken: 'date says another activity or location than its availability',
    sql: `select d.id::text as what from availability_dates d join availabilities a on a.organiser_id = d.organiser_id and a.id = d.availability_id
      where (d.activity_id, d.location_id) is distinct from (a.activity_id, a.location_id)`,
  },
  {
    broken: 'availability does not begin, end or fall on the weekdays as its dates do',
    sql: `select a.id::text as what from availabilities a join organisers o on o.id = a.organiser_id
      left join lateral (select min(start_at) as first, max(end_at) as last,
          array_agg(distinct extract(isodow from start_at at time zone o.timezone)::smallint) as weekdays
        from availability_dates d where d.organiser_id = a.organiser_id and d.availability_id = a.id) d on true
      where (a.start_at, a.end_at) is distinct from (d.first, d.last) or not (a.weekdays @> d.weekdays and d.weekdays @> a.weekdays)`,
  },
  {
    broken: 'registration has no date, or one of another availability',
    sql: `select r.id::text as what from registrations r
      where not exists (select from registration_dates rd where rd.organiser_id = r.organiser_id and rd.registration_id = r.id)
        or exists (select from registration_dates rd join availability_dates d on d.organiser_id = rd.organiser_id and d.id = rd.date_id
          where rd.organiser_id = r.organiser_id and rd.registration_id = r.id and d.availability_id <> r.availability_id)`,
  },
];

const MONEY: readonly Invariant[] = [
  {
    broken: 'receivable asks otherwise than its lines say',
    sql: `select r.id || ': ' || r.total_amount || ', lines ' || coalesce(l.sum, 0) as what from receivables r
      left join (select organiser_id, receivable_id, sum(amount) from receivable_lines group by 1, 2) l
        on l.organiser_id = r.organiser_id and l.receivable_id = r.id
      where r.total_amount <> coalesce(l.sum, 0)`,
  },
  {
    broken: 'receivable is paid otherwise than its allocations say',
    sql: `select r.id || ': ' || r.paid_amount || ' of ' || r.total_amount || ', allocated ' || coalesce(a.paid, 0) as what from receivables r
      left join (select organiser_id, receivable_id, sum(amount) as paid from payment_allocations group by 1, 2) a
        on a.organiser_id = r.organiser_id and a.receivable_id = r.id
      where r.paid_amount <> coalesce(a.paid, 0)`,
  },
  {
    broken:
      'receivable asks less than nothing at some VAT, or has VAT of a category without its rate',
    sql: `select receivable_id || ': ' || coalesce(vat_category, 'none') || ' ' || sum(amount) as what from receivable_lines
      group by organiser_id, receivable_id, vat_category, vat_rate having sum(amount) < 0 or (vat_category is null) <> (vat_rate is null)`,
  },
  {
    broken: 'receivable is paid above what was ever asked for it',
    sql: `select r.id || ': ' || r.paid_amount || ' of ' || coalesce(l.sum, 0) as what from receivables r
      left join (select organiser_id, receivable_id, sum(amount) filter (where amount > 0) from receivable_lines group by 1, 2) l
        on l.organiser_id = r.organiser_id and l.receivable_id = r.id
      where r.paid_amount > coalesce(l.sum, 0)`,
  },
  {
    broken: 'something of another customer pays a receivable',
    sql: `select l.id::text as what from payment_allocations l
      join receivables r on r.organiser_id = l.organiser_id and r.id = l.receivable_id
      join payments p on p.organiser_id = l.organiser_id and p.id = l.payment_id where r.customer_id <> p.customer_id`,
  },
  {
    broken: 'service fee is asked for an order of which nothing else is owed or paid',
    sql: `select a.id::text as what from receivables a where a.accessory and a.total_amount > 0 and not exists (
      select from receivables r where r.organiser_id = a.organiser_id and r.cart_id = a.cart_id and not r.accessory
        and (r.total_amount > 0 or r.paid_amount > 0))`,
  },
  {
    broken:
      'received payment is not all somewhere: on registrations and fees, in the wallet or given back',
    sql: `select p.id || ': ' || p.amount || ', found ' || coalesce(a.sum, 0) + coalesce(w.sum, 0) + coalesce(b.sum, 0) as what from payments p
      left join (select organiser_id, payment_id, sum(amount) from payment_allocations group by 1, 2) a on a.organiser_id = p.organiser_id and a.payment_id = p.id
      left join (select organiser_id, payment_id, sum(amount) from wallet_movements where reason <> 'PAYMENT' group by 1, 2) w
        on w.organiser_id = p.organiser_id and w.payment_id = p.id
      left join (select organiser_id, payment_id, sum(amount) from refunds where state <> 'FAILED' group by 1, 2) b
        on b.organiser_id = p.organiser_id and b.payment_id = p.id
      where p.amount * (p.paid_at is not null)::integer <> coalesce(a.sum, 0) + coalesce(w.sum, 0) + coalesce(b.sum, 0)`,
  },
  {
    broken: 'payment says otherwise what was given back than its refunds do',
    sql: `select p.id || ': ' || p.state || ', ' || p.refunded_amount || ' back, refunds ' || coalesce(b.sum, 0) as what from payments p
      left join (select organiser_id, payment_id, sum(amount) from refunds where state <> 'FAILED' group by 1, 2) b
        on b.organiser_id = p.organiser_id and b.payment_id = p.id
      where p.refunded_amount <> coalesce(b.sum, 0) or (p.state = 'REFUNDED') <> (p.amount > 0 and p.refunded_amount >= p.amount)
        or (p.state = 'PARTIALLY_REFUNDED') <> (p.refunded_amount between 1 and p.amount - 1)`,
  },
  {
    broken: 'payment was corrected or voided otherwise than its changes say',
    sql: `select p.id || ': ' || p.amount || ' ' || p.state as what from payments p
      where not exists (select from payment_changes x where x.organiser_id = p.organiser_id and x.payment_id = p.id and x.amount_after = p.amount)
        and (p.state = 'VOIDED' or exists (select from payment_changes x where x.organiser_id = p.organiser_id and x.payment_id = p.id))`,
  },
  {
    broken: 'wallet holds otherwise than its movements say',
    sql: `select c.id || ': ' || c.wallet_amount || ', moved ' || coalesce(m.sum, 0) as what from customers c
      left join (select organiser_id, customer_id, sum(amount) from wallet_movements group by 1, 2) m on m.organiser_id = c.organiser_id and m.customer_id = c.id
      where c.wallet_amount <> coalesce(m.sum, 0)`,
  },
  {
    broken: 'redeemed voucher whose worth did not go into the wallet of who redeemed it, once',
    sql: `select s.cuid as what from customer_vouchers s left join (
        select organiser_id, customer_id, receivable_id, sum(amount), count(*) from wallet_movements where reason = 'REDEMPTION' group by 1, 2, 3) m
        on m.organiser_id = s.organiser_id and m.receivable_id = s.receivable_id
      where coalesce(m.sum, 0) <> case when s.redeemed_at is null then 0 else coalesce(s.amount, 0) end or m.customer_id <> s.recipient_id or m.count > 1
        or (s.customer_bundle_id is null) <> (s.redeemed_at is null or s.bundle_id is null)`,
  },
  {
    broken: 'wallet payment without its movement',
    sql: `select p.id::text as what from payments p where p.method = 'WALLET' and p.paid_at is not null and p.amount <> (select coalesce(-sum(m.amount), 0)
      from wallet_movements m where m.organiser_id = p.organiser_id and m.payment_id = p.id and m.reason = 'PAYMENT')`,
  },
];

const BOOKS: readonly Invariant[] = [
  {
    broken: 'cart reference fails its check digits',
    sql: `select id || ': ' || reference as what from carts
      where substr(reference, 11)::integer <> coalesce(nullif((substr(reference, 1, 10)::bigint % 97)::integer, 0), 97) or reference like '0000000000%'`,
  },
  {
    broken: 'order, or receivable without one, is not under its number in the register',
    sql: `select k.id || ': ' || k.reference as what from carts k left join payment_references n on n.organiser_id = k.organiser_id and n.reference = k.reference
      where n.cart_id is distinct from k.id
      union all select r.id::text from receivables r where r.cart_id is null and not exists (
        select from payment_references n where n.organiser_id = r.organiser_id and n.receivable_id = r.id)`,
  },
  {
    broken: 'item of a processed cart became no registration, or one of something else',
    sql: `select i.id::text as what from cart_items i left join registrations r on r.organiser_id = i.organiser_id and r.cart_item_id = i.id
      ${saleOf('r')}
      where i.type = 'REGISTRATION' and i.processed_at is not null and (r.id is null or (r.quantity, l.amount)
        is distinct from (i.quantity, nullif(i.price + coalesce((i.price_lines ->> 'discounts_total')::integer, 0), 0))
        or r.availability_id <> i.availability_id and not ${hasChange('TRANSFER')} or r.participant_id <> i.participant_id and not ${hasChange('REPLACEMENT')})`,
  },
  {
    broken: 'item of a processed cart became no bundle, or another one',
    sql: `select i.id::text as what from cart_items i left join customer_bundles s on s.organiser_id = i.organiser_id and s.cart_item_id = i.id
      ${saleOf('s')}
      where i.type = 'BUNDLE' and i.processed_at is not null and (s.id is null or (s.bundle_id, s.capacity, s.participant_id, l.amount)
        is distinct from (i.bundle_id, (i.price_lines ->> 'capacity')::integer, i.participant_id, nullif(i.price, 0)))`,
  },
  {
    broken: 'bundle that paid more registrations than it can',
    sql: `select s.id::text as what from customer_bundles s where s.capacity < (
        select coalesce(sum(r.quantity), 0) from registrations r
        where r.organiser_id = s.organiser_id and r.customer_bundle_id = s.id and not r.bundle_capacity_refunded)`,
  },
  {
    broken: 'registration paid by the bundle of another family or participant',
    sql: `select r.id::text as what from registrations r
      join customer_bundles s on s.organiser_id = r.organiser_id and s.id = r.customer_bundle_id
      where s.customer_id <> r.customer_id or s.participant_id <> r.participant_id`,
  },
  {
    broken: 'item of a processed cart became no cycle of a membership, or one of another',
    sql: `select i.id::text as what from cart_items i left join membership_cycles c on c.organiser_id = i.organiser_id and c.cart_item_id = i.id
      left join customer_memberships s on s.organiser_id = c.organiser_id and s.id = c.customer_membership_id
      ${saleOf('c')}
      where i.type = 'MEMBERSHIP' and i.processed_at is not null and (c.id is null or (s.membership_id, s.participant_id, l.amount)
        is distinct from (i.membership_id, i.participant_id, nullif(i.price, 0)))`,
  },
  {
    broken: 'membership with cycles that overlap, or whose end is not that of its last cycle',
    sql: `select s.id::text as what from customer_memberships s where s.expires_at is distinct from (
        select max(c.end_at) from membership_cycles c where c.organiser_id = s.organiser_id and c.customer_membership_id = s.id)
      or exists (select from membership_cycles one join membership_cycles other on other.organiser_id = one.organiser_id
        and other.customer_membership_id = one.customer_membership_id and other.id > one.id
        and other.start_at < one.end_at and one.start_at < other.end_at
        where one.organiser_id = s.organiser_id and one.customer_membership_id = s.id)`,
  },
  {
    broken: 'item of a processed cart became no booking, or another one',
    sql: `select i.id::text as what from cart_items i left join bookings b on b.organiser_id = i.organiser_id and b.cart_item_id = i.id
      where i.type = 'BOOKING' and i.processed_at is not null and (b.id is null
        or jsonb_array_length(i.price_lines -> 'dates') <> (
          select count(*) from booking_dates d where d.organiser_id = b.organiser_id and d.booking_id = b.id)
        or i.price <> coalesce((select sum(l.amount) from booking_participations w
          join receivable_lines l on l.organiser_id = w.organiser_id and l.receivable_id = w.receivable_id and l.reason = 'SALE'
          where w.organiser_id = b.organiser_id and w.booking_id = b.id), 0))`,
  },
  {
    broken: 'resource that is booked twice at a time',
    sql: `select one.id::text as what from booking_dates one join booking_dates other on other.organiser_id = one.organiser_id
        and other.resource_id = one.resource_id and other.id > one.id and other.start_at < one.end_at and one.start_at < other.end_at
      where one.cancelled_at is null and other.cancelled_at is null`,
  },
  {
    broken: 'item of a processed cart became no voucher, or another one',
    sql: `select i.id::text as what from cart_items i left join customer_vouchers s on s.organiser_id = i.organiser_id and s.cart_item_id = i.id
      ${saleOf('s')}
      where i.type = 'VOUCHER' and i.processed_at is not null and (s.id is null or (s.voucher_id, s.amount, l.amount)
        is distinct from (i.voucher_id, (i.price_lines ->> 'amount')::integer, nullif(i.price, 0)))`,
  },
  {
    broken: 'registration for the participant of another customer, of whom they never were',
    sql: `select r.id::text as what from registrations r join participants p on p.organiser_id = r.organiser_id and p.id = r.participant_id
      where p.customer_id <> r.customer_id and not exists (select from moved_participants m
        where m.organiser_id = r.organiser_id and m.participant_id = r.participant_id and m.customer_id = r.customer_id)
        and not exists (select from participant_households h
        where h.organiser_id = r.organiser_id and h.participant_id = r.participant_id and h.customer_id = r.customer_id)`,
  },
  {
    broken: 'household of a child that is the one that keeps it, or has no account any more',
    sql: `select h.id::text as what from participant_households h
      join participants p on p.organiser_id = h.organiser_id and p.id = h.participant_id
      join customers c on c.organiser_id = h.organiser_id and c.id = h.customer_id
      where h.ended_at is null and (h.customer_id = p.customer_id or c.deleted_at is not null)`,
  },
  {
    broken:
      'review by somebody else than the customer of its registration, or from before the activity began',
    sql: `select w.id::text as what from reviews w join registrations r on r.organiser_id = w.organiser_id and r.id = w.registration_id
      join availabilities a on a.organiser_id = r.organiser_id and a.id = r.availability_id
      where w.customer_id <> r.customer_id or w.created_at < a.start_at`,
  },
];

/**
 * Finds the errors in a database, from its raw rows; none in a sound one. Places: never more sold
 * and held than there are, unless staff overbooked; counters match the rows. Money: every cent
 * received is in one place. The client's user bypasses row-level security. `at` is now by default.
 */
export async function checkInvariants(
  client: Pick<Client, 'query' | 'escapeLiteral'>,
  at: string | null = null,
): Promise<string[]> {
  const moment = at === null ? 'now()' : `${client.escapeLiteral(at)}::timestamptz`;
  const violations: string[] = [];
  for (const { broken, sql } of [...PLACES, ...MONEY, ...BOOKS]) {
    const query = `${sql.replaceAll('now()', moment)} limit 20`;
    const { rows } = await client.query<{ what: string }>(query);
    violations.push(...rows.map(({ what }) => `${broken} (${what})`));
  }
  return violations;
}
