-- What an organiser says on every page of its site: contact beside header, footer and top bar, changed as it was read (decision 0068).
alter table websites
  add column cuid text not null default new_cuid(),
  -- { "address", "email", "phone", "hours", "map_url", "socials": [{ "network", "url" }] }; empty as long as the organiser's own is shown
  add column contact jsonb not null default '{}',
  add column updated_at timestamptz not null default now(),
  add column version integer not null default 1 check (version >= 1);
create trigger version_moves before update of header, footer, topbar, contact on websites
  for each row when ((old.header, old.footer, old.topbar, old.contact) is distinct from (new.header, new.footer, new.topbar, new.contact))
  execute function move_version();
