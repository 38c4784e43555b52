-- A search that finds what was typed looks once: the search with slips is made when the one without finds nothing, and not to learn whether it
-- does. Words are noted as bits and weights as whole numbers, so that what is found is put together without sorting.
drop function activities_of_queries(tsquery[], boolean);

-- Activities in which each of these is found, by where they take place or without that. A word of the title counts most, then one of a
-- category or location, then one of the description: each by its own index, so that no long text is read for it.
create function activities_of_queries(queries tsquery[], by_location boolean) returns table (id bigint, rank bigint) language sql stable rows 50 as
$$
  select hit.id, sum(hit.score) from unnest(queries) with ordinality wanted (word, turn)
  cross join lateral (
    select a.id, 10 as score from activities a where a.organiser_id = current_organiser() and a.search_title @@ wanted.word
    union all
    select a.id, 5 from activities a where a.organiser_id = current_organiser() and a.search_categories @@ wanted.word
    union all
    select a.id, 4 from activities a where a.organiser_id = current_organiser() and a.search_locations @@ wanted.word and by_location
    union all
    select a.id, 1 from activities a where a.organiser_id = current_organiser() and a.search_text @@ wanted.word
  ) hit
  group by hit.id having bit_or(1 << (wanted.turn - 1)::int) = (1 << cardinality(queries)) - 1
$$;

create function typed_queries(words text[]) returns tsquery[] language sql stable set search_path = public, pg_temp as
$$ select array(select word_query(word) from unnest(words) with ordinality w (word, turn) order by turn) $$;

-- The words as typed, each with what may have been meant by it.
create function meant_queries(words text[]) returns tsquery[] language sql stable set search_path = public, pg_temp as
$$ select array(
     select (word_query(word)::text || coalesce((select string_agg(format(' | ''%s''', meant), '') from words_meant(word) meant), ''))::tsquery
     from unnest(words) with ordinality w (word, turn) order by turn) $$;

-- The words as typed when they find an activity or where slips are not forgiven, else with what may have been meant: a query for each.
create or replace function search_queries(words text[], slips boolean) returns tsquery[] language plpgsql stable
set search_path = public, pg_temp as $$
declare typed tsquery[] := typed_queries(words);
begin
  if not slips or exists (select from activities_of_queries(typed, true)) then return typed; end if;
  return meant_queries(words);
end $$;

-- Activities in which all words are found, the best first.
create or replace function activities_found(words text[], slips boolean) returns setof bigint language plpgsql stable security definer
rows 50 set search_path = public, pg_temp as $$
declare queries tsquery[] := typed_queries(words);
begin
  return query select hit.id from activities_of_queries(queries, true) hit order by hit.rank desc, hit.id limit 2000;
  if slips and not found then
    queries := meant_queries(words);
    return query select hit.id from activities_of_queries(queries, true) hit order by hit.rank desc, hit.id limit 2000;
  end if;
end $$;

revoke all on function activities_of_queries, typed_queries, meant_queries from public;
