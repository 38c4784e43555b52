-- The home page as the organiser writes it. What is published is drawn from it into `pages`, like any page; this is what it is changed in.
create table home_pages (
  organiser_id bigint primary key references organisers (id),
  cuid text not null default new_cuid(),
  -- { "title", "text", "picture", "picture_alt", "highlights", "categories", "activities" }
  draft jsonb not null,
  published jsonb,
  published_at timestamptz,
  updated_at timestamptz not null default now(),
  version integer not null default 1 check (version >= 1)
);
call protect_tenant_table('home_pages');
create trigger version_moves before update of draft on home_pages
  for each row when (old.draft is distinct from new.draft) execute function move_version();
