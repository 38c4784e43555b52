-- A phone number and a communication are found by any part of them: each of their ends of four digits and more is a word, and what is
-- typed is a beginning of one. `tel` and `ref` keep them apart from words and numbers of other meaning. No extension (decision 38).
create function ends_of(kind text, number text) returns text language sql immutable parallel safe as
$$ select coalesce(string_agg(kind || right(digits, size), ' '), '')
   from (select regexp_replace(number, '\D', '', 'g') as digits) as bare, generate_series(4, length(digits)) as size $$;

alter table customers drop column search;
alter table customers add column search tsvector generated always as
  (to_tsvector('simple', searchable(firstname || ' ' || lastname || ' ' || email || ' ' || replace(email, '@', ' ') || ' ' || phone || ' ' || ends_of('tel', phone)))) stored;
create index on customers using gin (search);

create index carts_numbered on carts using gin (to_tsvector('simple', ends_of('ref', reference))) where status = 'PROCESSED';
create function orders_found(digits text) returns setof bigint language sql stable security definer rows 20
set search_path = public, pg_temp as
$$ select id from carts where organiser_id = current_organiser() and status = 'PROCESSED'
     and to_tsvector('simple', ends_of('ref', reference)) @@ to_tsquery('simple', 'ref' || digits || ':*') $$;
revoke all on function orders_found from public;
grant execute on function orders_found to ribambelle_app;
