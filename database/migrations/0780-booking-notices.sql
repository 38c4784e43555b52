-- A family that is to be told where its booking was moved: one notice for a booking waits at a time, however often the booking is moved meanwhile.
create table booking_notices (
  organiser_id bigint not null references organisers (id),
  id bigint not null default new_id(),
  cuid text not null default new_cuid(),
  booking_id bigint not null,
  -- where and when it was before it was moved, and what it cost: what the family knows
  was jsonb not null,
  -- when its e-mail leaves
  due_at timestamptz not null,
  -- what the e-mail says of it; null where nothing was to say: it was carried back, or cancelled
  became jsonb,
  closed_at timestamptz,
  created_by bigint,
  created_at timestamptz not null default now(),
  primary key (organiser_id, id),
  unique (organiser_id, cuid),
  foreign key (organiser_id, booking_id) references bookings (organiser_id, id),
  foreign key (organiser_id, created_by) references collaborators (organiser_id, id),
  check (became is null or closed_at is not null)
);
create unique index on booking_notices (organiser_id, booking_id) where closed_at is null;
create index on booking_notices (organiser_id, booking_id);
call protect_tenant_table('booking_notices');
call confine_to_own_groups('booking_notices',
  'booking_id in (select id from bookings where customer_id = any((select own_customers())::bigint[]))');
