-- Memberships: what is offered, what was sold of it, and the cycles in which a sold one holds.

create table memberships (
  organiser_id bigint not null references organisers (id),
  id bigint not null default new_id(),
  cuid text not null default new_cuid(),
  title jsonb not null,
  description jsonb not null default '{}',
  -- of one cycle, in minor units
  price integer not null check (price >= 0),
  -- whose it is once sold: one participant's, or the customer's own for all of theirs
  entity text not null default 'CUSTOMERS' check (entity in ('PARTICIPANTS', 'CUSTOMERS')),
  -- so long from the purchase, or between two moments for everybody
  period_type text not null default 'ROLLING' check (period_type in ('ROLLING', 'FIXED')),
  rolling_period_type text check (rolling_period_type in ('DAYS', 'WEEKS', 'MONTHS', 'YEARS')),
  rolling_period_duration integer check (rolling_period_duration between 1 and 1000),
  fixed_period_start_at timestamptz,
  fixed_period_end_at timestamptz,
  -- whether the buyer of a rolling one may choose its first day
  start_choice boolean not null default false,
  -- how many days before its end a rolling one can be renewed, and how many after it the next cycle follows on
  renewal_days_before integer not null default 30 check (renewal_days_before between 0 and 366),
  renewal_days_after integer not null default 30 check (renewal_days_after between 0 and 366),
  published boolean not null default true,
  "order" integer not null default 0,
  search_title tsvector not null generated always as (
    search_vector(coalesce(title ->> 'fr', '') || ' ' || coalesce(title ->> 'en', ''))) stored,
  version integer not null default 1 check (version >= 1),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organiser_id, id),
  unique (organiser_id, cuid),
  constraint memberships_period check (case period_type
    when 'ROLLING' then rolling_period_type is not null and rolling_period_duration is not null
      and fixed_period_start_at is null and fixed_period_end_at is null
    else rolling_period_type is null and rolling_period_duration is null
      and fixed_period_start_at is not null and fixed_period_end_at > fixed_period_start_at end)
);
create index on memberships (organiser_id, published, "order", id);
create index on memberships (organiser_id, "order", id);
call protect_tenant_table('memberships');

create trigger version_moves before update of title, description, price, entity, period_type, rolling_period_type, rolling_period_duration,
    fixed_period_start_at, fixed_period_end_at, start_choice, renewal_days_before, renewal_days_after, published, "order" on memberships
  for each row when ((old.title, old.description, old.price, old.entity, old.period_type, old.rolling_period_type, old.rolling_period_duration,
      old.fixed_period_start_at, old.fixed_period_end_at, old.start_choice, old.renewal_days_before, old.renewal_days_after, old.published, old."order")
    is distinct from (new.title, new.description, new.price, new.entity, new.period_type, new.rolling_period_type, new.rolling_period_duration,
      new.fixed_period_start_at, new.fixed_period_end_at, new.start_choice, new.renewal_days_before, new.renewal_days_after, new.published, new."order"))
  execute function move_version();

create table membership_images (
  organiser_id bigint not null references organisers (id),
  membership_id bigint not null,
  file_id bigint not null,
  "order" integer not null default 0,
  primary key (organiser_id, membership_id, file_id),
  foreign key (organiser_id, membership_id) references memberships (organiser_id, id),
  foreign key (organiser_id, file_id) references files (organiser_id, id)
);
create index on membership_images (organiser_id, file_id);
call protect_tenant_table('membership_images');

create trigger pages_changed after insert or update or delete on memberships for each row execute function notify_pages_changed();
create trigger pages_changed after insert or update or delete on membership_images for each row execute function notify_pages_changed();

-- A membership of somebody, through all of its cycles. What was bought last stands on it: its order, its receivable and its end.
create table customer_memberships (
  organiser_id bigint not null references organisers (id),
  id bigint not null default new_id(),
  cuid text not null default new_cuid(),
  membership_id bigint not null,
  customer_id bigint not null,
  -- the only one who is a member by it; null for the customer
  participant_id bigint,
  -- the end of its last cycle
  expires_at timestamptz not null,
  cart_id bigint,
  receivable_id bigint not null,
  cancelled_at timestamptz,
  cancellation_message text,
  created_by bigint,
  created_at timestamptz not null default now(),
  primary key (organiser_id, id),
  unique (organiser_id, cuid),
  foreign key (organiser_id, membership_id) references memberships (organiser_id, id),
  foreign key (organiser_id, customer_id) references customers (organiser_id, id),
  foreign key (organiser_id, participant_id) references participants (organiser_id, id),
  foreign key (organiser_id, cart_id) references carts (organiser_id, id),
  foreign key (organiser_id, receivable_id) references receivables (organiser_id, id),
  foreign key (organiser_id, created_by) references collaborators (organiser_id, id)
);
-- one of a kind for one person: who buys it again gets its next cycle
create unique index customer_memberships_one_a_person on customer_memberships (organiser_id, membership_id, customer_id, coalesce(participant_id, 0))
  where cancelled_at is null;
create index on customer_memberships (organiser_id, created_at desc, id);
create index on customer_memberships (organiser_id, customer_id, created_at desc, id);
create index on customer_memberships (organiser_id, participant_id) where participant_id is not null;
create index on customer_memberships (organiser_id, expires_at, id);
create index on customer_memberships (organiser_id, cart_id);
create unique index on customer_memberships (organiser_id, receivable_id);
call protect_tenant_table('customer_memberships');
call confine_to_own_groups('customer_memberships', 'customer_id = any((select own_customers())::bigint[])');

-- In which span somebody is a member, and the receivable of it.
create table membership_cycles (
  organiser_id bigint not null references organisers (id),
  id bigint not null default new_id(),
  cuid text not null default new_cuid(),
  customer_membership_id bigint not null,
  start_at timestamptz not null,
  end_at timestamptz not null,
  cart_id bigint,
  cart_item_id bigint,
  receivable_id bigint not null,
  created_by bigint,
  created_at timestamptz not null default now(),
  primary key (organiser_id, id),
  unique (organiser_id, cuid),
  foreign key (organiser_id, customer_membership_id) references customer_memberships (organiser_id, id),
  foreign key (organiser_id, cart_id) references carts (organiser_id, id),
  foreign key (organiser_id, cart_item_id) references cart_items (organiser_id, id),
  foreign key (organiser_id, receivable_id) references receivables (organiser_id, id),
  foreign key (organiser_id, created_by) references collaborators (organiser_id, id),
  check (end_at > start_at)
);
-- two cycles that begin alike are one bought twice: the last word, after the lock
create unique index on membership_cycles (organiser_id, customer_membership_id, start_at);
create index on membership_cycles (organiser_id, cart_id);
create unique index on membership_cycles (organiser_id, cart_item_id) where cart_item_id is not null;
create unique index on membership_cycles (organiser_id, receivable_id);
call protect_tenant_table('membership_cycles');
call confine_to_own_groups('membership_cycles',
  'customer_membership_id in (select id from customer_memberships where customer_id = any((select own_customers())::bigint[]))');

-- A membership in a cart.
alter table cart_items
  add column membership_id bigint,
  add foreign key (organiser_id, membership_id) references memberships (organiser_id, id),
  drop constraint cart_items_kind,
  add constraint cart_items_kind check (case type
    when 'REGISTRATION' then participant_id is not null and availability_id is not null
    when 'VOUCHER' then voucher_id is not null
    when 'BUNDLE' then bundle_id is not null
    when 'MEMBERSHIP' then membership_id is not null
    else false end);
create index on cart_items (organiser_id, membership_id) where membership_id is not null;

-- As before, with the cycles of memberships: a title, and for whom where it is one participant's.
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
  from membership_cycles c;
