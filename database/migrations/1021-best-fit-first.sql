-- What is searched is ordered by how well it fits (decision 205): a word that stands whole in the title counts more than one that begins a word of it, and
-- those more than words of categories, places and descriptions. Each is told by its own index. What fits alike stands in the organiser's order.

-- One word that was typed as it stands whole, or by its stems.
create function whole_query(word text) returns tsquery language sql immutable parallel safe set search_path = pg_catalog, pg_temp as
$$ select (case when word = '' then '' else format('''%s''', word) || coalesce((select string_agg(format(' | ''%s''', stem), '')
     from unnest(ts_lexize('pg_catalog.french_stem', word) || ts_lexize('pg_catalog.english_stem', word)) stem), '') end)::tsquery $$;

-- How many of these words stand whole in a title.
create function whole_words(title tsvector, words text[]) returns bigint language sql immutable parallel safe set search_path = public, pg_temp as
$$ select count(*) from unnest(words) word where title @@ whole_query(word) $$;
grant execute on function whole_query, whole_words to ribambelle_app;

drop function words_found(text[]);
drop function activities_of_queries(tsquery[], boolean);
create function activities_of_queries(queries tsquery[], words text[], by_location boolean) returns table (id bigint, rank bigint, place integer)
language sql stable rows 50 as
$$
  select hit.id, sum(hit.score), min(hit.place) from unnest(queries, words) with ordinality wanted (word, typed, turn)
  cross join lateral (
    select a.id, 12 as score, a."order" as place from activities a where a.organiser_id = current_organiser() and a.search_title @@ wanted.word
    union all
    select a.id, 12, a."order" from activities a where a.organiser_id = current_organiser() and a.search_title @@ whole_query(wanted.typed)
    union all
    select a.id, 6, a."order" from activities a where a.organiser_id = current_organiser() and a.search_categories @@ wanted.word
    union all
    select a.id, 4, a."order" from activities a where a.organiser_id = current_organiser() and a.search_locations @@ wanted.word and by_location
    union all
    select a.id, 1, a."order" from activities a where a.organiser_id = current_organiser() and a.search_text @@ wanted.word
  ) hit
  group by hit.id having bit_or(1 << (wanted.turn - 1)::int) = (1 << cardinality(queries)) - 1
$$;

create or replace function search_queries(words text[], slips boolean) returns tsquery[] language plpgsql stable
set search_path = public, pg_temp as $$
declare typed tsquery[] := typed_queries(words);
begin
  if not slips or exists (select from activities_of_queries(typed, words, true)) then return typed; end if;
  return meant_queries(words);
end $$;

create or replace function activities_found(words text[], slips boolean) returns setof bigint language plpgsql stable security definer
rows 50 set search_path = public, pg_temp as $$
declare queries tsquery[] := typed_queries(words);
begin
  return query select hit.id from activities_of_queries(queries, words, true) hit order by hit.rank desc, hit.place, hit.id limit 2000;
  if slips and not found then
    queries := meant_queries(words);
    return query select hit.id from activities_of_queries(queries, words, true) hit order by hit.rank desc, hit.place, hit.id limit 2000;
  end if;
end $$;

-- For each word the activities that say it, but for where they take place, with how well they fit, and the locations that it names.
create function words_found(words text[]) returns table (activities bigint[], ranks bigint[], locations bigint[]) language sql stable
security definer rows 8 set search_path = public, pg_temp as
$$
  select coalesce(hits.ids, '{}'), coalesce(hits.ranks, '{}'),
    array(select id from locations where organiser_id = current_organiser() and search @@ wanted.query)
  from unnest(search_queries(words, true), words) with ordinality wanted (query, word, turn)
  cross join lateral (select array_agg(hit.id order by hit.id) as ids, array_agg(hit.rank order by hit.id) as ranks
    from activities_of_queries(array[wanted.query], array[wanted.word], false) hit) hits
  order by wanted.turn
$$;

revoke all on function activities_of_queries, words_found from public;
grant execute on function words_found to ribambelle_app;
