-- Keys that live in a phone, a computer or a security key: they sign in without a password, and count as both factors. Of each only the
-- public half is here. A key works at the host name at which it was made, and nowhere else.
create table collaborator_passkeys (
  organiser_id bigint not null references organisers (id),
  id bigint not null default new_id(),
  cuid text not null default new_cuid(),
  collaborator_id bigint not null,
  credential_id text not null unique,
  public_key bytea not null,
  -- how often its device says that it was used; it never goes back
  counter bigint not null default 0,
  transports text[] not null default '{}',
  name text not null,
  host text not null,
  created_at timestamptz not null,
  used_at timestamptz,
  primary key (organiser_id, id),
  unique (organiser_id, cuid),
  foreign key (organiser_id, collaborator_id) references collaborators (organiser_id, id)
);
create index on collaborator_passkeys (organiser_id, collaborator_id);
call protect_tenant_table('collaborator_passkeys');

-- Who signs in with a key is known by the key alone: before that there is no tenant.
create function organiser_of_passkey(credential text) returns bigint language sql stable security definer
set search_path = pg_catalog, public, pg_temp as
$$ select organiser_id from collaborator_passkeys where credential_id = credential $$;
revoke all on function organiser_of_passkey from public;
grant execute on function organiser_of_passkey to ribambelle_app;

-- What a key has to sign, once and within minutes; the hash tells for what and for whom.
create table passkey_challenges (
  challenge_hash bytea not null primary key,
  expires_at timestamptz not null
);
create index on passkey_challenges (expires_at);
grant select, insert, delete on passkey_challenges to ribambelle_app;
