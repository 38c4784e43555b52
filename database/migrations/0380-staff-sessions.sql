-- What a collaborator sees of their own sessions: on which device, from which network (shortened), when it was last used.
alter table sessions
  add column cuid text not null default new_cuid(),
  add column seen_at timestamptz not null default now(),
  add column browser text not null default '',
  add column system text not null default '',
  add column network text not null default '';
drop index sessions_organiser_id_collaborator_id_idx;
create unique index on sessions (organiser_id, collaborator_id, cuid);
update sessions set seen_at = created_at;

-- On which devices a collaborator signed in before: a sign-in on another one is told by e-mail. A device is a random cookie; its hash is kept.
create table collaborator_devices (
  organiser_id bigint not null references organisers (id),
  collaborator_id bigint not null,
  device_hash bytea not null,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  primary key (organiser_id, collaborator_id, device_hash),
  foreign key (organiser_id, collaborator_id) references collaborators (organiser_id, id)
);
create index on collaborator_devices (seen_at);
call protect_tenant_table('collaborator_devices');

-- After how many minutes without anything done a collaborator signs in again; null is never before the session ends by itself.
alter table organisers add column idle_minutes integer check (idle_minutes between 5 and 720);
