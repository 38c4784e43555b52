-- Articles of the blog: what is online or planned, what is being written, every version that was published, pictures and old addresses.
create table articles (
  organiser_id bigint not null references organisers,
  id bigint not null default new_id(),
  cuid text not null default new_cuid(),
  slug text not null check (slug <> ''),
  title jsonb not null,
  summary jsonb not null default '{}',
  -- sanitised HTML per language
  content jsonb not null default '{}',
  -- for search engines; empty is the title
  seo_title jsonb not null default '{}',
  -- from when families see it, later than now while it is planned; null while it is not published
  published_at timestamptz,
  -- the number of the version that is published; 0 while none is
  published_number integer not null default 0 check (published_number >= 0),
  -- moves with each change, of the draft too
  version integer not null default 1 check (version >= 1),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (organiser_id, id),
  unique (organiser_id, cuid),
  unique (organiser_id, slug),
  check ((published_at is null) = (published_number = 0))
);
call protect_tenant_table('articles');
create index articles_newest on articles (organiser_id, published_at desc, id desc) where published_at is not null;

-- What is being written; no row while nothing is.
create table article_drafts (
  organiser_id bigint not null references organisers,
  article_id bigint not null,
  slug text not null,
  title jsonb not null,
  summary jsonb not null,
  content jsonb not null,
  seo_title jsonb not null,
  -- the cuids of its pictures, in order
  images jsonb not null,
  updated_at timestamptz not null,
  updated_by bigint,
  primary key (organiser_id, article_id),
  foreign key (organiser_id, article_id) references articles on delete cascade,
  foreign key (organiser_id, updated_by) references collaborators
);
call protect_tenant_table('article_drafts');
create index article_drafts_updated_by on article_drafts (organiser_id, updated_by) where updated_by is not null;

-- Every version that was published, for good.
create table article_versions (
  organiser_id bigint not null references organisers,
  article_id bigint not null,
  number integer not null check (number >= 1),
  slug text not null,
  title jsonb not null,
  summary jsonb not null,
  content jsonb not null,
  seo_title jsonb not null,
  images jsonb not null,
  -- when it was published, or planned
  published_at timestamptz not null,
  published_by bigint,
  primary key (organiser_id, article_id, number),
  foreign key (organiser_id, article_id) references articles on delete cascade,
  foreign key (organiser_id, published_by) references collaborators
);
call protect_tenant_table('article_versions');
revoke update, delete on article_versions from ribambelle_app;
create index article_versions_published_by on article_versions (organiser_id, published_by) where published_by is not null;
