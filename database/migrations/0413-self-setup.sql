-- What the operator allows on this server, said at its start: whether whoever opens the back-office may make an organiser of their own.
create table platform_settings (
  only_one boolean primary key default true check (only_one),
  self_setup boolean not null default false
);
insert into platform_settings default values;

create function self_setup() returns boolean language sql stable security definer set search_path = public, pg_temp as
$$ select self_setup from platform_settings $$;

-- Makes a one-time address where the operator allows it; false where not. Others' addresses stay as they are.
create function make_setup_link(hash bytea, at timestamptz, until timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into setup_links (token_hash, created_at, expires_at) select hash, at, until from platform_settings where self_setup;
  return found;
end $$;
revoke all on function self_setup, make_setup_link from public;
grant execute on function self_setup, make_setup_link to ribambelle_app;
