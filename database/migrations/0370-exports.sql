-- A list as a file, written by a job. `request` says which list, filters, order and columns; the file stands in pieces, so that nobody holds it whole.
create table exports (
  organiser_id bigint not null references organisers (id),
  id bigint not null default new_id(),
  cuid text not null default new_cuid(),
  collaborator_id bigint not null,
  list text not null,
  format text not null check (format in ('CSV', 'XLSX')),
  language text not null,
  request jsonb not null,
  -- where the caller was, for the security log, which is written when it is known how much went out
  address text not null,
  state text not null default 'WAITING' check (state in ('WAITING', 'WRITING', 'DONE', 'FAILED')),
  rows_found integer not null default 0,
  rows_written integer not null default 0,
  -- which run writes it: one that was thought dead and is not must not write into the file of the next
  run integer not null default 0,
  created_at timestamptz not null,
  finished_at timestamptz,
  primary key (organiser_id, id),
  unique (organiser_id, cuid),
  foreign key (organiser_id, collaborator_id) references collaborators (organiser_id, id)
);
create index on exports (organiser_id, collaborator_id, created_at desc, id);
create index on exports (created_at);

create table export_pieces (
  organiser_id bigint not null,
  export_id bigint not null,
  "order" integer not null,
  data bytea not null,
  primary key (organiser_id, export_id, "order"),
  foreign key (organiser_id, export_id) references exports (organiser_id, id) on delete cascade
);
-- a file is packed already, or is not kept for long enough to be worth it
alter table export_pieces alter column data set storage external;
call protect_tenant_table('exports');
call protect_tenant_table('export_pieces');
