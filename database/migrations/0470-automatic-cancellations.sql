-- What takes place only when enough are registered by a moment. A job decides at `decide_at` and writes down what it decided before it does it, so
-- that it goes on where it was, whatever dies. Beside the availability, whose row every purchase locks and most of which have none.
create table automatic_cancellations (
  organiser_id bigint not null references organisers (id),
  availability_id bigint not null,
  minimum integer not null check (minimum >= 1),
  decide_at timestamptz not null,
  -- KEPT: staff said that it takes place whatever happens
  state text not null default 'WAITING' check (state in ('WAITING', 'KEPT', 'ENOUGH', 'STARTED', 'CANCELLING', 'CANCELLED')),
  -- when it was decided, how many places were taken then, and how many families were written to
  decided_at timestamptz,
  places integer,
  families integer not null default 0,
  primary key (organiser_id, availability_id),
  check ((decided_at is null) = (state in ('WAITING', 'KEPT'))),
  foreign key (organiser_id, availability_id) references availabilities (organiser_id, id) on delete cascade
);
create index on automatic_cancellations (organiser_id, decide_at) where state = 'WAITING';
call protect_tenant_table('automatic_cancellations');
call confine_to_own_groups('automatic_cancellations', 'availability_id = any((select own_availabilities())::bigint[])');

-- who left a line at a moment, with what they waited for
create index waiting_list_entries_left on waiting_list_entries (organiser_id, availability_id, left_at) where left_at is not null;
