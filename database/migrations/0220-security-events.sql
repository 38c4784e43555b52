-- What happened around access: sign-ins, passwords, second factors, exports, bank accounts. Append-only, unlike what it is about;
-- it names collaborators as they were called then, and customers by their id alone, so that an erased account leaves no name here.
create table security_events (
  organiser_id bigint not null references organisers (id),
  id bigint not null default new_id(),
  type text not null,
  actor_kind text not null check (actor_kind in ('CUSTOMER', 'COLLABORATOR', 'VISITOR', 'SYSTEM')),
  actor_id bigint,
  actor_name text not null default '',
  address text not null default '',
  details jsonb not null default '{}',
  created_at timestamptz not null default now(),
  primary key (organiser_id, id)
);
create index on security_events (organiser_id, created_at desc, id);
create index on security_events (organiser_id, type, created_at desc, id);
call protect_tenant_table('security_events');
revoke update, delete on security_events from ribambelle_app;
