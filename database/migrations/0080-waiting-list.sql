-- Who wants a place in an availability that takes no registration now, in the order of joining (2 §4, R18).
create table waiting_list_entries (
  organiser_id bigint not null,
  id bigint not null default new_id(),
  cuid text not null default new_cuid(),
  availability_id bigint not null,
  customer_id bigint not null,
  participant_id bigint not null,
  -- the order of joining, given under the lock of the availability: never changed, never given twice
  turn integer not null check (turn > 0),
  -- when they were last told of a free place, and which vacancy it was: a job that runs again finds whom it told
  offered_at timestamptz,
  vacancy text,
  -- for timed offers: until when the place is kept for them
  offer_expires_at timestamptz,
  -- they left, or the participant got registered
  left_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (organiser_id, id),
  unique (organiser_id, cuid),
  unique (organiser_id, availability_id, turn),
  foreign key (organiser_id, availability_id) references availabilities (organiser_id, id) on delete cascade,
  foreign key (organiser_id, customer_id) references customers (organiser_id, id),
  foreign key (organiser_id, participant_id) references participants (organiser_id, id),
  check ((offered_at is null) = (vacancy is null)),
  check (offer_expires_at is null or offer_expires_at > offered_at)
);
-- a participant waits once for an availability
create unique index waiting_list_entries_live on waiting_list_entries (organiser_id, availability_id, participant_id) where left_at is null;
create index waiting_list_entries_line on waiting_list_entries (organiser_id, availability_id, turn) where left_at is null;
create index waiting_list_entries_customer on waiting_list_entries (organiser_id, customer_id) where left_at is null;
create index waiting_list_entries_participant on waiting_list_entries (organiser_id, participant_id);
call protect_tenant_table('waiting_list_entries');
