-- A collaborator's link for a new password is followed before anybody is signed in: its organiser is found by the hash of its token.
create function organiser_of_collaborator_link(hash bytea) returns bigint language sql stable security definer
set search_path = pg_catalog, public, pg_temp as
$$ select organiser_id from password_links where token_hash = hash and collaborator_id is not null $$;
revoke all on function organiser_of_collaborator_link from public;
grant execute on function organiser_of_collaborator_link to ribambelle_app;
create index on password_links (organiser_id, collaborator_id);
