-- Pages that the organiser makes: what is online, what is being written, every version that was online, and the addresses that they had before.
alter table pages
  -- { "title", "image", "indexed" }: the page as search engines and shared links show it
  add column seo jsonb not null default '{}',
  -- the number of the version that is online; 0 while none is
  add column published_number integer not null default 1 check (published_number >= 0),
  add column published_at timestamptz,
  -- moves with each change, of the draft too
  add column version integer not null default 1 check (version >= 1);
update pages set published_at = updated_at;

-- What is being written; no row while nothing is.
create table page_drafts (
  organiser_id bigint not null references organisers,
  page_id bigint not null,
  pathname text not null,
  title jsonb not null,
  description jsonb not null,
  seo jsonb not null,
  content jsonb not null,
  updated_at timestamptz not null,
  updated_by bigint,
  primary key (organiser_id, page_id),
  foreign key (organiser_id, page_id) references pages on delete cascade,
  foreign key (organiser_id, updated_by) references collaborators
);
call protect_tenant_table('page_drafts');
create index page_drafts_updated_by on page_drafts (organiser_id, updated_by) where updated_by is not null;

-- Every version that was online, for good; null for one that was online before versions were kept.
create table page_versions (
  organiser_id bigint not null references organisers,
  page_id bigint not null,
  number integer not null check (number >= 1),
  pathname text not null,
  title jsonb not null,
  description jsonb not null,
  seo jsonb not null,
  content jsonb not null,
  published_at timestamptz not null,
  published_by bigint,
  primary key (organiser_id, page_id, number),
  foreign key (organiser_id, page_id) references pages on delete cascade,
  foreign key (organiser_id, published_by) references collaborators
);
call protect_tenant_table('page_versions');
revoke update, delete on page_versions from ribambelle_app;
create index page_versions_published_by on page_versions (organiser_id, published_by) where published_by is not null;
insert into page_versions (organiser_id, page_id, number, pathname, title, description, seo, content, published_at)
  select organiser_id, id, 1, pathname, title, description, seo, content, updated_at from pages;

-- The addresses that a page had: they lead to its present one.
create table page_redirects (
  organiser_id bigint not null references organisers,
  pathname text not null,
  page_id bigint not null,
  created_at timestamptz not null,
  primary key (organiser_id, pathname),
  foreign key (organiser_id, page_id) references pages on delete cascade
);
call protect_tenant_table('page_redirects');
create index page_redirects_of_page on page_redirects (organiser_id, page_id);
create trigger pages_changed after insert or delete on page_redirects for each row execute function notify_pages_changed();

-- Writing a draft moves the version of its page, and nothing that the public sees.
drop trigger pages_changed on pages;
create trigger pages_changed after insert or delete on pages for each row execute function notify_pages_changed();
create trigger pages_changed_online after update of type, pathname, title, description, seo, content, published_number on pages
  for each row execute function notify_pages_changed();
