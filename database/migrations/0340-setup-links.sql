-- An address that works once and for an hour: whoever runs the server opens it and makes an organiser there.
create table setup_links (
  token_hash bytea primary key,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

-- Until when a link can be used; null for one that is unknown, used or over. The application sees no more of it.
create function setup_link_until(hash bytea, at timestamptz) returns timestamptz
language sql stable security definer set search_path = public, pg_temp as
$$ select expires_at from setup_links where token_hash = hash and used_at is null and expires_at > at $$;

-- Uses a link up and makes an organiser that answers at a host name; null for a link that cannot be used.
create function make_organiser(hash bytea, at timestamptz, wanted_name text, wanted_host text) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare made bigint;
begin
  update setup_links set used_at = at where token_hash = hash and used_at is null and expires_at > at;
  if not found then
    return null;
  end if;
  insert into organisers (name, created_at, updated_at) values (wanted_name, at, at) returning id into made;
  insert into host_names (hostname, organiser_id, main) values (wanted_host, made, true);
  return made;
end $$;
revoke all on function setup_link_until, make_organiser from public;
grant execute on function setup_link_until, make_organiser to ribambelle_app;
