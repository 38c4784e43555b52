-- Bookings: a resource for a time. In a cart it is held until the item expires; sold, it is a booking with a receivable for each who pays.

create table bookings (
  organiser_id bigint not null references organisers (id),
  id bigint not null default new_id(),
  cuid text not null default new_cuid(),
  resource_id bigint not null,
  customer_id bigint not null,
  cart_id bigint not null,
  cart_item_id bigint,
  -- whether each who comes owes a share, or the first of them all of it
  payment_split boolean not null default false,
  -- of its first date and of its last one
  start_at timestamptz not null,
  end_at timestamptz not null,
  cancelled_at timestamptz,
  cancellation_message text,
  created_by bigint,
  created_at timestamptz not null default now(),
  primary key (organiser_id, id),
  unique (organiser_id, cuid),
  foreign key (organiser_id, resource_id) references resources (organiser_id, id),
  foreign key (organiser_id, customer_id) references customers (organiser_id, id),
  foreign key (organiser_id, cart_id) references carts (organiser_id, id),
  foreign key (organiser_id, cart_item_id) references cart_items (organiser_id, id),
  foreign key (organiser_id, created_by) references collaborators (organiser_id, id),
  check (end_at > start_at)
);
create index on bookings (organiser_id, start_at desc, id);
create index on bookings (organiser_id, created_at desc, id);
create index on bookings (organiser_id, customer_id, start_at desc, id);
create index on bookings (organiser_id, resource_id, start_at desc, id);
create index on bookings (organiser_id, cart_id);
create unique index on bookings (organiser_id, cart_item_id) where cart_item_id is not null;
call protect_tenant_table('bookings');
call confine_to_own_groups('bookings', 'customer_id = any((select own_customers())::bigint[])');

-- When a resource is taken for good. Two times of one resource that are not cancelled never overlap: the last word of the database, after the lock
-- (docs/decisions/0114-a-resource-has-one-door.md). Ranges of one number stand for equality, so that no extension is needed.
create table booking_dates (
  organiser_id bigint not null references organisers (id),
  id bigint not null default new_id(),
  booking_id bigint not null,
  resource_id bigint not null,
  start_at timestamptz not null,
  end_at timestamptz not null,
  cancelled_at timestamptz,
  primary key (organiser_id, id),
  foreign key (organiser_id, booking_id) references bookings (organiser_id, id),
  foreign key (organiser_id, resource_id) references resources (organiser_id, id),
  check (end_at > start_at),
  constraint booking_dates_apart exclude using gist (
    int8range(organiser_id, organiser_id, '[]') with &&,
    int8range(resource_id, resource_id, '[]') with &&,
    tstzrange(start_at, end_at) with &&
  ) where (cancelled_at is null)
);
create index on booking_dates (organiser_id, booking_id);
create index on booking_dates (organiser_id, resource_id, end_at) where cancelled_at is null;
call protect_tenant_table('booking_dates');
call confine_to_own_groups('booking_dates',
  'booking_id in (select id from bookings where customer_id = any((select own_customers())::bigint[]))');

-- Who comes. Who pays nothing of it has no receivable.
create table booking_participations (
  organiser_id bigint not null references organisers (id),
  id bigint not null default new_id(),
  cuid text not null default new_cuid(),
  booking_id bigint not null,
  participant_id bigint not null,
  position integer not null check (position >= 0),
  receivable_id bigint,
  primary key (organiser_id, id),
  unique (organiser_id, cuid),
  foreign key (organiser_id, booking_id) references bookings (organiser_id, id),
  foreign key (organiser_id, participant_id) references participants (organiser_id, id),
  foreign key (organiser_id, receivable_id) references receivables (organiser_id, id)
);
create unique index on booking_participations (organiser_id, booking_id, position);
create unique index on booking_participations (organiser_id, booking_id, participant_id);
create index on booking_participations (organiser_id, participant_id);
create unique index on booking_participations (organiser_id, receivable_id);
call protect_tenant_table('booking_participations');
call confine_to_own_groups('booking_participations',
  'booking_id in (select id from bookings where customer_id = any((select own_customers())::bigint[]))');

-- A booking in a cart; its dates and who comes stand in its price_lines.
alter table cart_items
  add column resource_id bigint,
  add foreign key (organiser_id, resource_id) references resources (organiser_id, id),
  drop constraint cart_items_kind,
  add constraint cart_items_kind check (case type
    when 'REGISTRATION' then participant_id is not null and availability_id is not null
    when 'VOUCHER' then voucher_id is not null
    when 'BUNDLE' then bundle_id is not null
    when 'MEMBERSHIP' then membership_id is not null
    when 'REGISTRATION_REQUEST' then participant_id is not null and requested_activity_id is not null and price = 0
    when 'BOOKING' then participant_id is not null and resource_id is not null
    else false end);
create index cart_items_holding_time on cart_items (organiser_id, resource_id, expires_at) where resource_id is not null;

-- As before, with bookings: the name of the resource, and for whom. Who pays nothing has a row without a receivable, which nobody looks for.
create or replace view receivable_subjects with (security_invoker = true) as
  select r.organiser_id, r.receivable_id, r.cuid, r.reference,
    (select v.title from availabilities a join activities v on v.organiser_id = a.organiser_id and v.id = a.activity_id
     where a.organiser_id = r.organiser_id and a.id = r.availability_id) as title,
    (select p.firstname from participants p where p.organiser_id = r.organiser_id and p.id = r.participant_id) as firstname,
    (select p.lastname from participants p where p.organiser_id = r.organiser_id and p.id = r.participant_id) as lastname,
    r.cancelled_at,
    (select a.start_at from availabilities a where a.organiser_id = r.organiser_id and a.id = r.availability_id) as start_at
  from registrations r
  union all
  select s.organiser_id, s.receivable_id, s.cuid, s.cuid,
    (select v.title from vouchers v where v.organiser_id = s.organiser_id and v.id = s.voucher_id),
    null, null, s.cancelled_at, null
  from customer_vouchers s
  union all
  select s.organiser_id, s.receivable_id, s.cuid, s.cuid,
    (select b.title from bundles b where b.organiser_id = s.organiser_id and b.id = s.bundle_id),
    (select p.firstname from participants p where p.organiser_id = s.organiser_id and p.id = s.participant_id),
    (select p.lastname from participants p where p.organiser_id = s.organiser_id and p.id = s.participant_id),
    s.cancelled_at, null
  from customer_bundles s
  union all
  select c.organiser_id, c.receivable_id,
    (select s.cuid from customer_memberships s where s.organiser_id = c.organiser_id and s.id = c.customer_membership_id), c.cuid,
    (select m.title from customer_memberships s join memberships m on m.organiser_id = s.organiser_id and m.id = s.membership_id
     where s.organiser_id = c.organiser_id and s.id = c.customer_membership_id),
    (select p.firstname from customer_memberships s join participants p on p.organiser_id = s.organiser_id and p.id = s.participant_id
     where s.organiser_id = c.organiser_id and s.id = c.customer_membership_id),
    (select p.lastname from customer_memberships s join participants p on p.organiser_id = s.organiser_id and p.id = s.participant_id
     where s.organiser_id = c.organiser_id and s.id = c.customer_membership_id),
    (select s.cancelled_at from customer_memberships s where s.organiser_id = c.organiser_id and s.id = c.customer_membership_id), null
  from membership_cycles c
  union all
  select q.organiser_id, q.receivable_id, q.cuid, q.reference,
    (select v.title from activities v where v.organiser_id = q.organiser_id and v.id = q.activity_id),
    (select p.firstname from participants p where p.organiser_id = q.organiser_id and p.id = q.participant_id),
    (select p.lastname from participants p where p.organiser_id = q.organiser_id and p.id = q.participant_id),
    case when q.status in ('REJECTED', 'CANCELLED') then q.decided_at end, null
  from registration_requests q
  union all
  select w.organiser_id, w.receivable_id,
    (select b.cuid from bookings b where b.organiser_id = w.organiser_id and b.id = w.booking_id), w.cuid,
    (select r.name from bookings b join resources r on r.organiser_id = b.organiser_id and r.id = b.resource_id
     where b.organiser_id = w.organiser_id and b.id = w.booking_id),
    (select p.firstname from participants p where p.organiser_id = w.organiser_id and p.id = w.participant_id),
    (select p.lastname from participants p where p.organiser_id = w.organiser_id and p.id = w.participant_id),
    (select b.cancelled_at from bookings b where b.organiser_id = w.organiser_id and b.id = w.booking_id),
    (select b.start_at from bookings b where b.organiser_id = w.organiser_id and b.id = w.booking_id)
  from booking_participations w;
