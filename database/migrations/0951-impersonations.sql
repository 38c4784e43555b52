-- Staff who see the storefront as a family (decision 171): the way from the back-office to the site, once, and whose session it is then.
create table impersonation_links (
  organiser_id bigint not null references organisers (id),
  token_hash bytea not null,
  collaborator_id bigint not null,
  -- the session of the back-office that it came from: when that ends, so does what it led to
  collaborator_session text not null,
  customer_id bigint not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (organiser_id, token_hash),
  foreign key (organiser_id, collaborator_id) references collaborators (organiser_id, id),
  foreign key (organiser_id, customer_id) references customers (organiser_id, id)
);
create index on impersonation_links (expires_at);
call protect_tenant_table('impersonation_links');

alter table sessions add column acting_collaborator_id bigint, add column acting_session text,
  add foreign key (organiser_id, acting_collaborator_id) references collaborators (organiser_id, id),
  add check ((acting_collaborator_id is null) = (acting_session is null)),
  add check (acting_collaborator_id is null or customer_id is not null);
create index sessions_acting on sessions (organiser_id, acting_collaborator_id) where acting_collaborator_id is not null;
