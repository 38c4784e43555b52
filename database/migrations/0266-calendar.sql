-- A date that is moved keeps its name in calendars, and counts its moves there (RFC 5545, SEQUENCE).
alter table availability_dates add column moves integer not null default 0;

create function count_moves() returns trigger language plpgsql as $$
begin
  new.moves := old.moves + 1;
  return new;
end $$;

create trigger count_moves before update of start_at, end_at on availability_dates
  for each row when (old.start_at is distinct from new.start_at or old.end_at is distinct from new.end_at)
  execute function count_moves();

-- Where a customer's calendar reads all dates without signing in. The token is the whole secret: it is shown in the account, so that a
-- second telephone can have it too, and another one takes its place when the customer asks for a new address.
create table calendar_feeds (
  organiser_id bigint not null,
  customer_id bigint not null,
  token text not null check (length(token) = 43),
  created_at timestamptz not null default now(),
  primary key (organiser_id, customer_id),
  unique (organiser_id, token),
  foreign key (organiser_id, customer_id) references customers (organiser_id, id)
);
call protect_tenant_table('calendar_feeds');
