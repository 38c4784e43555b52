-- What somebody of the team is looking at before it is public: parts of the site as their forms hold them, for an hour.
create table site_drafts (
  organiser_id bigint not null references organisers (id),
  collaborator_id bigint not null,
  cuid text not null default new_cuid(),
  -- { "announcement", "contact", "footer", "menu", "colours" }, each of them only if it is looked at
  content jsonb not null,
  updated_at timestamptz not null,
  primary key (organiser_id, collaborator_id),
  unique (organiser_id, cuid),
  foreign key (organiser_id, collaborator_id) references collaborators (organiser_id, id)
);
create index on site_drafts (updated_at);
call protect_tenant_table('site_drafts');
