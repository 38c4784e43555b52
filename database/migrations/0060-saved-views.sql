-- The filters of a list of the back-office that a collaborator keeps under a name.
create table saved_views (
  organiser_id bigint not null references organisers (id),
  id bigint not null default new_id(),
  cuid text not null default new_cuid(),
  collaborator_id bigint not null,
  -- the area whose list it is: who may read that may use it
  list text not null check (list in ('registrations', 'customers', 'payments', 'activities', 'availabilities')),
  name text not null check (name <> ''),
  -- the names and values of the filters in the list's address
  filters jsonb not null,
  created_at timestamptz not null default now(),
  primary key (organiser_id, id),
  unique (organiser_id, cuid),
  unique (organiser_id, collaborator_id, list, name),
  foreign key (organiser_id, collaborator_id) references collaborators (organiser_id, id)
);
call protect_tenant_table('saved_views');
