-- Sections of pages that an organiser keeps under a name, to add copies of them to other pages.
create table saved_sections (
  organiser_id bigint not null references organisers,
  id bigint not null default new_id(),
  cuid text not null default new_cuid(),
  name text not null check (name <> ''),
  -- one element with those inside it, as in a page
  content jsonb not null,
  created_at timestamptz not null,
  primary key (organiser_id, id),
  unique (organiser_id, cuid),
  unique (organiser_id, name)
);
call protect_tenant_table('saved_sections');
