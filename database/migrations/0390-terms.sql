-- The terms on which an organiser sells: what it is writing, what it published, and what each order accepted.

-- What is being written; nobody else sees it.
create table terms_drafts (
  organiser_id bigint primary key references organisers (id),
  cuid text not null default new_cuid(),
  -- rich text per language
  content jsonb not null,
  updated_at timestamptz not null default now(),
  version integer not null default 1 check (version >= 1)
);
call protect_tenant_table('terms_drafts');
create trigger version_moves before update of content on terms_drafts
  for each row when (old.content is distinct from new.content) execute function move_version();

-- What was published, as it was: families accepted it.
create table terms_versions (
  organiser_id bigint not null references organisers (id),
  number integer not null check (number >= 1),
  content jsonb not null,
  published_at timestamptz not null,
  published_by bigint not null,
  primary key (organiser_id, number),
  foreign key (organiser_id, published_by) references collaborators (organiser_id, id)
);
create index on terms_versions (organiser_id, published_by);
call protect_tenant_table('terms_versions');
revoke update, delete on terms_versions from ribambelle_app;

-- Which one holds now; null as long as nothing was published and the usual text shows.
alter table organisers add column terms_version integer,
  add foreign key (id, terms_version) references terms_versions (organiser_id, number);

-- Which one the family accepted with this order.
alter table carts add column terms_version integer,
  add foreign key (organiser_id, terms_version) references terms_versions (organiser_id, number);
create index on carts (organiser_id, terms_version) where terms_version is not null;
