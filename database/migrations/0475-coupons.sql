-- Coupons: codes that lower the price of an order, and how often each was used. A cart that lives holds a use (carts.coupon_id).

create table coupons (
  organiser_id bigint not null references organisers (id),
  id bigint not null default new_id(),
  cuid text not null default new_cuid(),
  -- what people type; kept in capitals, without spaces at its ends
  code text not null check (code = upper(code) and code <> ''),
  title jsonb not null,
  -- what it takes off: minor units, or basis points of what it is for
  amount integer check (amount > 0),
  percentage integer check (percentage between 1 and 10000),
  -- the least that the cart must cost for it, in minor units
  min_total_amount integer not null default 0 check (min_total_amount >= 0),
  starts_at timestamptz,
  ends_at timestamptz,
  -- how often in all, and how often by one family; null is without limit
  maximum_uses integer check (maximum_uses > 0),
  maximum_uses_per_customer integer check (maximum_uses_per_customer > 0),
  active boolean not null default true,
  search_title tsvector not null generated always as (
    search_vector(coalesce(title ->> 'fr', '') || ' ' || coalesce(title ->> 'en', '') || ' ' || code)) stored,
  version integer not null default 1 check (version >= 1),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organiser_id, id),
  unique (organiser_id, cuid),
  unique (organiser_id, code),
  check ((amount is null) <> (percentage is null)),
  check (starts_at < ends_at)
);
create index on coupons (organiser_id, created_at desc, id);
create index on coupons (organiser_id, active, created_at desc, id);
call protect_tenant_table('coupons');

create trigger version_moves before update of code, title, amount, percentage, min_total_amount, starts_at, ends_at, maximum_uses,
    maximum_uses_per_customer, active on coupons
  for each row when ((old.code, old.title, old.amount, old.percentage, old.min_total_amount, old.starts_at, old.ends_at, old.maximum_uses,
      old.maximum_uses_per_customer, old.active)
    is distinct from (new.code, new.title, new.amount, new.percentage, new.min_total_amount, new.starts_at, new.ends_at, new.maximum_uses,
      new.maximum_uses_per_customer, new.active))
  execute function move_version();

-- For registrations of which activities it is; for everything but vouchers where none is named.
create table coupon_activities (
  organiser_id bigint not null references organisers (id),
  coupon_id bigint not null,
  activity_id bigint not null,
  primary key (organiser_id, coupon_id, activity_id),
  foreign key (organiser_id, coupon_id) references coupons (organiser_id, id),
  foreign key (organiser_id, activity_id) references activities (organiser_id, id)
);
create index on coupon_activities (organiser_id, activity_id);
call protect_tenant_table('coupon_activities');

-- A use: what it took off an order, in minor units. Written with the order and never changed.
create table coupon_uses (
  organiser_id bigint not null references organisers (id),
  cart_id bigint not null,
  coupon_id bigint not null,
  customer_id bigint not null,
  amount integer not null check (amount > 0),
  created_at timestamptz not null default now(),
  primary key (organiser_id, cart_id),
  foreign key (organiser_id, cart_id) references carts (organiser_id, id),
  foreign key (organiser_id, coupon_id) references coupons (organiser_id, id),
  foreign key (organiser_id, customer_id) references customers (organiser_id, id)
);
create index on coupon_uses (organiser_id, coupon_id, created_at desc, cart_id);
create index on coupon_uses (organiser_id, customer_id);
call protect_tenant_table('coupon_uses');
call confine_to_own_groups('coupon_uses', 'customer_id = any((select own_customers())::bigint[])');
revoke update, delete on coupon_uses from ribambelle_app;

alter table carts add foreign key (organiser_id, coupon_id) references coupons (organiser_id, id);
create index carts_coupon on carts (organiser_id, coupon_id) where coupon_id is not null and processed_at is null;

-- What was taken off each item of a cart when its payment was begun, beside cart_item_ids: money that comes late finds the price that it was asked.
alter table payments
  add column coupon_id bigint,
  add column cart_item_discounts integer[] not null default '{}',
  add foreign key (organiser_id, coupon_id) references coupons (organiser_id, id),
  add check (cardinality(cart_item_discounts) in (0, cardinality(cart_item_ids)));

alter table receivable_lines
  drop constraint receivable_lines_reason_check,
  add check (reason in ('SALE', 'DISCOUNT', 'CHANGE', 'CANCELLATION', 'FEE', 'CORRECTION'));
