-- Who can register for some of the dates of an activity's availabilities only, and what those cost (2 §4, 2 §7).

alter table activities
  add column partial_registrations text not null default 'EVERYBODY' check (partial_registrations in ('EVERYBODY', 'MEMBERS', 'NOBODY')),
  -- some dates cost as much as all of them, or their share of the price
  add column partial_price text not null default 'WHOLE' check (partial_price in ('WHOLE', 'BY_DATES')),
  -- asked, or taken off, for each place where dates that could be had are left out; minor units
  add column partial_fee integer not null default 0 check (partial_fee between 0 and 100000000),
  add column partial_discount integer not null default 0 check (partial_discount between 0 and 100000000),
  add check (partial_fee = 0 or partial_discount = 0);
