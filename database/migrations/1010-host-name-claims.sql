-- A host name that an organiser asks for and has not proven: the site does not answer there. `host_names` holds what is proven, and nothing
-- else is served; several organisers may ask for one name, and the first to prove it has it. The names of today are carried over as proven.
create table host_name_claims (
  organiser_id bigint not null references organisers (id),
  hostname text not null,
  created_at timestamptz not null,
  primary key (organiser_id, hostname)
);
create index on host_name_claims (hostname);
call protect_tenant_table('host_name_claims');

-- A name that an organiser gave up: for a while, that it leads here proves nothing for anybody else.
create table released_host_names (
  organiser_id bigint not null references organisers (id),
  hostname text not null,
  released_at timestamptz not null,
  primary key (organiser_id, hostname)
);
create index on released_host_names (hostname);
create index on released_host_names (released_at);
create index on host_name_claims (created_at);
call protect_tenant_table('released_host_names');

-- A check is of a name that is proven or asked for, and says what it proved.
alter table host_name_checks drop constraint host_name_checks_hostname_fkey;
alter table host_name_checks add column proof text not null default 'PROVEN'
  check (proof in ('PROVEN', 'RECORD_NEEDED', 'TAKEN', 'NOT_YET'));
alter table host_name_checks alter column proof drop default;

-- What other organisers have to do with a name: whether one has it, whether one asks for it, and when one last gave it up. Nothing of them is told.
create function host_name_rivals(wanted text)
returns table (has boolean, asks boolean, released_at timestamptz)
language sql stable security definer set search_path = public, pg_temp as
$$ select
  exists (select from host_names where hostname = wanted and organiser_id <> current_organiser()),
  exists (select from host_name_claims where hostname = wanted and organiser_id <> current_organiser()),
  (select max(r.released_at) from released_host_names r where r.hostname = wanted and r.organiser_id <> current_organiser()) $$;

-- The id of the oldest organiser, null on a server without any.
create function first_organiser() returns bigint language sql stable security definer set search_path = public, pg_temp as
$$ select min(id) from organisers $$;

-- Uses a link up and makes an organiser; null for a link that cannot be used. The first organiser of a server is that of its operator and
-- answers at its name at once, as does one at a name below localhost, which leads everybody to their own machine; any other one asks for its name.
create or replace function make_organiser(hash bytea, at timestamptz, wanted_name text, wanted_host text) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  made bigint;
  served boolean;
begin
  update setup_links set used_at = at where token_hash = hash and used_at is null and expires_at > at;
  if not found then
    return null;
  end if;
  perform pg_advisory_xact_lock(hashtext('make_organiser'));
  served := first_organiser() is null or wanted_host like '%.localhost' or wanted_host = 'localhost';
  if exists (select from host_names where hostname = wanted_host) then
    raise unique_violation;
  end if;
  insert into organisers (name, created_at, updated_at) values (wanted_name, at, at) returning id into made;
  if served then
    insert into host_names (hostname, organiser_id, main) values (wanted_host, made, true);
  else
    insert into host_name_claims (organiser_id, hostname, created_at) values (made, wanted_host, at);
  end if;
  return made;
end $$;
revoke all on function host_name_rivals, first_organiser from public;
grant execute on function host_name_rivals, first_organiser to ribambelle_app;
