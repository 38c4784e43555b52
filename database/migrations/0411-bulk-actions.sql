-- One change of many records. What is to be changed is written down with the request, a line a record; a job changes them one by one, each
-- in a transaction with its line, so that none is changed twice whoever dies. Without records of others: a line says what it is about in words.
create table bulk_actions (
  organiser_id bigint not null references organisers (id),
  id bigint not null default new_id(),
  cuid text not null default new_cuid(),
  collaborator_id bigint not null,
  "on" text not null check ("on" in ('AVAILABILITIES', 'DATES')),
  -- what is done; null when another one is undone
  change jsonb,
  undoes_id bigint,
  state text not null default 'RUNNING' check (state in ('RUNNING', 'DONE')),
  count integer not null check (count > 0),
  families integer not null default 0,
  created_at timestamptz not null,
  finished_at timestamptz,
  primary key (organiser_id, id),
  unique (organiser_id, cuid),
  -- undone once
  unique (organiser_id, undoes_id),
  check ((change is null) <> (undoes_id is null)),
  foreign key (organiser_id, collaborator_id) references collaborators (organiser_id, id),
  foreign key (organiser_id, undoes_id) references bulk_actions (organiser_id, id) on delete cascade
);
create index on bulk_actions (organiser_id, collaborator_id, created_at desc);
create index on bulk_actions (created_at);

create table bulk_action_lines (
  organiser_id bigint not null,
  bulk_action_id bigint not null,
  "order" integer not null,
  -- the availability or date; it may be gone
  record_id bigint not null,
  record_cuid text not null,
  title text not null,
  at timestamptz not null,
  state text not null default 'WAITING' check (state in ('WAITING', 'CHANGED', 'UNCHANGED', 'REFUSED')),
  refused text,
  -- what became of its fields: {"price": {"from": 12000, "to": 9900}}
  changes jsonb not null default '{}',
  primary key (organiser_id, bulk_action_id, "order"),
  check ((state = 'REFUSED') = (refused is not null)),
  foreign key (organiser_id, bulk_action_id) references bulk_actions (organiser_id, id) on delete cascade
);
create index on bulk_action_lines (organiser_id, bulk_action_id, state, "order");
call protect_tenant_table('bulk_actions');
call protect_tenant_table('bulk_action_lines');
