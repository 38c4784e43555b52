-- Vouchers of an amount (gift certificates): what is offered, and what was sold of it.

create table vouchers (
  organiser_id bigint not null references organisers (id),
  id bigint not null default new_id(),
  cuid text not null default new_cuid(),
  title jsonb not null,
  description jsonb not null default '{}',
  -- minor units: what one costs, and what it is worth to whoever redeems it
  price integer not null check (price >= 0),
  amount integer not null check (amount > 0),
  -- seconds from its sale, after which it cannot be redeemed any more; null is no end
  duration integer check (duration > 0),
  published boolean not null default true,
  "order" integer not null default 0,
  search_title tsvector not null generated always as (
    search_vector(coalesce(title ->> 'fr', '') || ' ' || coalesce(title ->> 'en', ''))) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organiser_id, id),
  unique (organiser_id, cuid)
);
create index on vouchers (organiser_id, published, "order", id);
create index on vouchers (organiser_id, "order", id);
call protect_tenant_table('vouchers');

create table voucher_images (
  organiser_id bigint not null references organisers (id),
  voucher_id bigint not null,
  file_id bigint not null,
  "order" integer not null default 0,
  primary key (organiser_id, voucher_id, file_id),
  foreign key (organiser_id, voucher_id) references vouchers (organiser_id, id),
  foreign key (organiser_id, file_id) references files (organiser_id, id)
);
create index on voucher_images (organiser_id, file_id);
call protect_tenant_table('voucher_images');

create trigger pages_changed after insert or update or delete on vouchers for each row execute function notify_pages_changed();
create trigger pages_changed after insert or update or delete on voucher_images for each row execute function notify_pages_changed();

-- Twelve signs that nobody mistakes for others when they are read aloud or copied by hand: 60 random bits.
create function new_voucher_code() returns text language sql volatile parallel safe set search_path = pg_catalog, pg_temp as
$$ select string_agg(substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', 1 + (get_byte(bytes, n) & 31), 1), '' order by n)
   -- of sixteen random bytes, four hold the version or are not needed
   from (select uuid_send(gen_random_uuid()) as bytes) drawn, unnest(array[0, 1, 2, 3, 4, 5, 10, 11, 12, 13, 14, 15]) as n $$;
grant execute on function new_voucher_code to ribambelle_app;

-- A voucher that was sold. What it is worth and until when is written down at the sale, whatever becomes of the offer.
create table customer_vouchers (
  organiser_id bigint not null references organisers (id),
  id bigint not null default new_id(),
  cuid text not null default new_cuid(),
  code text not null default new_voucher_code(),
  voucher_id bigint not null,
  amount integer not null check (amount > 0),
  customer_id bigint not null,
  cart_id bigint,
  cart_item_id bigint,
  receivable_id bigint not null,
  expires_at timestamptz,
  recipient_id bigint,
  redeemed_at timestamptz,
  cancelled_at timestamptz,
  cancellation_message text,
  created_by bigint,
  created_at timestamptz not null default now(),
  primary key (organiser_id, id),
  unique (organiser_id, cuid),
  unique (organiser_id, code),
  check (redeemed_at is null or cancelled_at is null),
  foreign key (organiser_id, voucher_id) references vouchers (organiser_id, id),
  foreign key (organiser_id, customer_id) references customers (organiser_id, id),
  foreign key (organiser_id, recipient_id) references customers (organiser_id, id),
  foreign key (organiser_id, cart_id) references carts (organiser_id, id),
  foreign key (organiser_id, cart_item_id) references cart_items (organiser_id, id),
  foreign key (organiser_id, receivable_id) references receivables (organiser_id, id),
  foreign key (organiser_id, created_by) references collaborators (organiser_id, id)
);
create index on customer_vouchers (organiser_id, created_at desc, id);
create index on customer_vouchers (organiser_id, customer_id, created_at desc, id);
create index on customer_vouchers (organiser_id, voucher_id, created_at desc, id);
create index on customer_vouchers (organiser_id, cart_id);
create unique index on customer_vouchers (organiser_id, cart_item_id) where cart_item_id is not null;
create unique index on customer_vouchers (organiser_id, receivable_id);
call protect_tenant_table('customer_vouchers');

-- A cart holds more than registrations from now on: each kind has its own columns.
alter table cart_items
  alter column participant_id drop not null,
  alter column availability_id drop not null,
  add column voucher_id bigint,
  add foreign key (organiser_id, voucher_id) references vouchers (organiser_id, id),
  drop constraint cart_items_type_check,
  alter column type drop default,
  add check (case type
    when 'REGISTRATION' then participant_id is not null and availability_id is not null
    when 'VOUCHER' then voucher_id is not null
    else false end);
create index on cart_items (organiser_id, voucher_id) where voucher_id is not null;

-- As before, with vouchers, and when the thing begins; null for what has no time.
create or replace view receivable_subjects with (security_invoker = true) as
  select r.organiser_id, r.receivable_id, r.cuid, r.reference, v.title, p.firstname, p.lastname, r.cancelled_at, a.start_at
  from registrations r
  join participants p on p.organiser_id = r.organiser_id and p.id = r.participant_id
  join availabilities a on a.organiser_id = r.organiser_id and a.id = r.availability_id
  join activities v on v.organiser_id = a.organiser_id and v.id = a.activity_id
  union all
  select s.organiser_id, s.receivable_id, s.cuid, s.cuid, v.title, null, null, s.cancelled_at, null
  from customer_vouchers s
  join vouchers v on v.organiser_id = s.organiser_id and v.id = s.voucher_id;
