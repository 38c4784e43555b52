-- Under row-level security the planner looks at no row by an operator that might tell of another organiser's, so searches by words
-- read every row of an organiser. These functions ask the indexes of words themselves, and answer the organiser's own rows alone.
create function activities_found(words tsquery) returns setof bigint language sql stable security definer rows 50
set search_path = public, pg_temp as
$$ select id from activities where organiser_id = current_organiser() and search @@ words $$;
create function customers_found(words tsquery) returns setof bigint language sql stable security definer rows 50
set search_path = public, pg_temp as
$$ select id from customers where organiser_id = current_organiser() and search @@ words $$;
create function participants_found(words tsquery) returns setof bigint language sql stable security definer rows 50
set search_path = public, pg_temp as
$$ select id from participants where organiser_id = current_organiser() and search @@ words $$;
revoke all on function activities_found, customers_found, participants_found from public;
grant execute on function activities_found, customers_found, participants_found to ribambelle_app;

-- A place that is taken changes no index any more: `registered` was in this one, and each purchase wrote eight of them anew.
drop index availabilities_places;
-- What is at a place is told by the index alone, its activities and whether it is open.
drop index availabilities_organiser_id_location_id_start_at_id_idx;
create index on availabilities (organiser_id, location_id, start_at, id) include (activity_id, status);
