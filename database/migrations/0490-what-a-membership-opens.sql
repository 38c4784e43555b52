-- What a membership opens: activities that are for members alone, or that members can register for some days before everybody else.

alter table activities
  -- whose cycle opens it: ids of memberships, in no order. A list in the row, so that whoever reads the activity reads it with it
  add column membership_ids bigint[] not null default '{}',
  add column members_only boolean not null default false,
  -- how many days before registrations_start_at of an availability its members can register, at the same hour
  add column members_days_early integer not null default 0 check (members_days_early between 0 and 366);

-- what the cards say of members is in the row of the activity
drop trigger catalogue_changed on activities;
create constraint trigger catalogue_changed
  after insert or delete or update of cuid, slug, title, description, age_minimum, age_maximum, registration_flow, default_price, members_only
  on activities deferrable initially deferred for each row execute function note_catalogue_change();
