-- Bundles (packs of registrations): what is offered, and what was sold of it. What one is used for stands with the registrations.

create table bundles (
  organiser_id bigint not null references organisers (id),
  id bigint not null default new_id(),
  cuid text not null default new_cuid(),
  title jsonb not null,
  description jsonb not null default '{}',
  -- minor units
  price integer not null check (price >= 0),
  -- how many registrations it pays; null is without limit
  capacity integer check (capacity between 1 and 10000),
  -- until when a sold one can be used: seconds from its sale, and a last moment for all; null is no end
  duration integer check (duration > 0),
  expires_at timestamptz,
  -- whose it is once sold: one participant's, or the customer's for all of theirs
  entity text not null default 'CUSTOMERS' check (entity in ('PARTICIPANTS', 'CUSTOMERS')),
  published boolean not null default true,
  "order" integer not null default 0,
  search_title tsvector not null generated always as (
    search_vector(coalesce(title ->> 'fr', '') || ' ' || coalesce(title ->> 'en', ''))) stored,
  version integer not null default 1 check (version >= 1),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organiser_id, id),
  unique (organiser_id, cuid)
);
create index on bundles (organiser_id, published, "order", id);
create index on bundles (organiser_id, "order", id);
call protect_tenant_table('bundles');

create trigger version_moves before update of title, description, price, capacity, duration, expires_at, entity, published, "order" on bundles
  for each row when ((old.title, old.description, old.price, old.capacity, old.duration, old.expires_at, old.entity, old.published, old."order")
    is distinct from (new.title, new.description, new.price, new.capacity, new.duration, new.expires_at, new.entity, new.published, new."order"))
  execute function move_version();

create table bundle_images (
  organiser_id bigint not null references organisers (id),
  bundle_id bigint not null,
  file_id bigint not null,
  "order" integer not null default 0,
  primary key (organiser_id, bundle_id, file_id),
  foreign key (organiser_id, bundle_id) references bundles (organiser_id, id),
  foreign key (organiser_id, file_id) references files (organiser_id, id)
);
create index on bundle_images (organiser_id, file_id);
call protect_tenant_table('bundle_images');

-- For which activities it can be used; for all of them where none is named.
create table bundle_activities (
  organiser_id bigint not null references organisers (id),
  bundle_id bigint not null,
  activity_id bigint not null,
  primary key (organiser_id, bundle_id, activity_id),
  foreign key (organiser_id, bundle_id) references bundles (organiser_id, id),
  foreign key (organiser_id, activity_id) references activities (organiser_id, id)
);
create index on bundle_activities (organiser_id, activity_id);
call protect_tenant_table('bundle_activities');

create trigger pages_changed after insert or update or delete on bundles for each row execute function notify_pages_changed();
create trigger pages_changed after insert or update or delete on bundle_images for each row execute function notify_pages_changed();

-- A bundle that was sold. How many registrations it pays and until when is written down at the sale, whatever becomes of the offer.
create table customer_bundles (
  organiser_id bigint not null references organisers (id),
  id bigint not null default new_id(),
  cuid text not null default new_cuid(),
  bundle_id bigint not null,
  capacity integer check (capacity > 0),
  expires_at timestamptz,
  customer_id bigint not null,
  -- the only one who can use it; null for all of the customer's
  participant_id bigint,
  cart_id bigint,
  cart_item_id bigint,
  receivable_id bigint not null,
  cancelled_at timestamptz,
  cancellation_message text,
  created_by bigint,
  created_at timestamptz not null default now(),
  primary key (organiser_id, id),
  unique (organiser_id, cuid),
  foreign key (organiser_id, bundle_id) references bundles (organiser_id, id),
  foreign key (organiser_id, customer_id) references customers (organiser_id, id),
  foreign key (organiser_id, participant_id) references participants (organiser_id, id),
  foreign key (organiser_id, cart_id) references carts (organiser_id, id),
  foreign key (organiser_id, cart_item_id) references cart_items (organiser_id, id),
  foreign key (organiser_id, receivable_id) references receivables (organiser_id, id),
  foreign key (organiser_id, created_by) references collaborators (organiser_id, id)
);
create index on customer_bundles (organiser_id, created_at desc, id);
create index on customer_bundles (organiser_id, customer_id, created_at desc, id);
create index on customer_bundles (organiser_id, bundle_id, created_at desc, id);
create index on customer_bundles (organiser_id, participant_id) where participant_id is not null;
create index on customer_bundles (organiser_id, expires_at, id);
create index on customer_bundles (organiser_id, cart_id);
create unique index on customer_bundles (organiser_id, cart_item_id) where cart_item_id is not null;
create unique index on customer_bundles (organiser_id, receivable_id);
call protect_tenant_table('customer_bundles');
call confine_to_own_groups('customer_bundles', 'customer_id = any((select own_customers())::bigint[])');

-- A bundle in a cart, and of which bundle a registration in a cart has its place.
alter table cart_items
  add column bundle_id bigint,
  add column customer_bundle_id bigint,
  add foreign key (organiser_id, bundle_id) references bundles (organiser_id, id),
  add foreign key (organiser_id, customer_bundle_id) references customer_bundles (organiser_id, id),
  drop constraint cart_items_check1,
  add constraint cart_items_kind check (case type
    when 'REGISTRATION' then participant_id is not null and availability_id is not null
    when 'VOUCHER' then voucher_id is not null
    when 'BUNDLE' then bundle_id is not null
    else false end);
create index on cart_items (organiser_id, bundle_id) where bundle_id is not null;
create index cart_items_using on cart_items (organiser_id, customer_bundle_id, expires_at)
  where customer_bundle_id is not null and processed_at is null;

-- Which bundle pays a registration, one use a place; and whether its uses were given back when it was cancelled.
alter table registrations
  add column customer_bundle_id bigint,
  add column bundle_capacity_refunded boolean not null default false,
  add foreign key (organiser_id, customer_bundle_id) references customer_bundles (organiser_id, id),
  add check (not bundle_capacity_refunded or customer_bundle_id is not null);
create index on registrations (organiser_id, customer_bundle_id) where customer_bundle_id is not null;

-- As before, with bundles: a title, and for whom where it is one participant's.
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
  from customer_bundles s;
