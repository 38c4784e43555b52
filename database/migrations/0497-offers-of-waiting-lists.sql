-- A waiting list that offers: a place that becomes free is kept for the next family until a moment, as its activity says.

alter table activities
  -- NOTIFY: the next are written to and nothing is kept; OFFER: a place is kept for them
  add column waiting_list_mode text not null default 'NOTIFY' check (waiting_list_mode in ('NOTIFY', 'OFFER')),
  -- for how long at most
  add column offer_minutes integer not null default 1440 check (offer_minutes between 15 and 20160);

alter table waiting_list_entries
  -- the dates on which a place is kept until offer_expires_at; empty once the offer was taken, given up, or passed on
  add column offer_date_ids bigint[] not null default '{}',
  add check (offer_date_ids = '{}' or offer_expires_at is not null);
-- they count among the holds wherever places are counted
create index waiting_list_entries_offers on waiting_list_entries (organiser_id, availability_id)
  where offer_date_ids <> '{}' and left_at is null;

-- How many places are kept by offers, as far as lists know: counted anew with `registered`, whenever places are taken, given back, offered or passed on.
-- The status follows from both, so that what is open (migration 0240) needs nothing else.
alter table availabilities add column offered integer not null default 0 check (offered >= 0);
alter table availability_dates add column offered integer not null default 0 check (offered >= 0);

-- changing it makes another version of the activity
create trigger version_moves_with_waiting_list before update of waiting_list_mode, offer_minutes on activities
  for each row when ((old.waiting_list_mode, old.offer_minutes) is distinct from (new.waiting_list_mode, new.offer_minutes))
  execute function move_version();
