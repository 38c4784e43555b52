-- Who may not see how to reach families finds them by their names alone: an address or a number that is typed does not tell whose it is. The server says so
-- for the transaction of a call or a job, as with own groups (0403), so that no list forgets it.
create or replace function customers_found(words tsquery) returns setof bigint language sql stable security definer rows 50
set search_path = public, pg_temp as $$
  select id from customers where organiser_id = current_organiser() and search @@ words
    and (coalesce(current_setting('app.names_only', true), '') <> 'on'
      or to_tsvector('simple', searchable(firstname || ' ' || lastname)) @@ words)
$$;
