-- What staff change of a registration (decision 137): who changes it says which state they read, and what it was stays known.
alter table registrations add column version integer not null default 1 check (version >= 1);
create trigger version_moves before update of availability_id, participant_id, changed_at, cancelled_at on registrations
  for each row when ((old.availability_id, old.participant_id, old.changed_at, old.cancelled_at)
    is distinct from (new.availability_id, new.participant_id, new.changed_at, new.cancelled_at))
  execute function move_version();

create table registration_changes (
  organiser_id bigint not null references organisers (id),
  id bigint not null default new_id(),
  cuid text not null default new_cuid(),
  registration_id bigint not null,
  kind text not null check (kind in ('TRANSFER', 'REPLACEMENT', 'RESTORATION', 'CHANGE')),
  -- what it was for, for whom, when, and what it cost, before and after: names of people are not kept here
  was jsonb not null,
  became jsonb not null,
  created_by bigint not null,
  created_at timestamptz not null,
  primary key (organiser_id, id),
  unique (organiser_id, cuid),
  foreign key (organiser_id, registration_id) references registrations (organiser_id, id),
  foreign key (organiser_id, created_by) references collaborators (organiser_id, id)
);
create index on registration_changes (organiser_id, registration_id, created_at);
call protect_tenant_table('registration_changes');
call confine_to_own_groups('registration_changes', 'registration_id = any((select own_registrations())::bigint[])');
revoke update, delete on registration_changes from ribambelle_app;
