-- Words that are found are counted by bits, and scores are whole numbers: a search that finds a thousand activities takes a third of the time.
drop function activities_of_queries(tsquery[], boolean);
create function activities_of_queries(queries tsquery[], by_location boolean) returns table (id bigint, rank bigint) language sql stable rows 50 as
$$
  select found.id, sum(found.score) from unnest(queries) with ordinality wanted (word, turn)
  cross join lateral (
    select a.id, 10 as score from activities a where a.organiser_id = current_organiser() and a.search_title @@ wanted.word
    union all
    select a.id, 5 from activities a where a.organiser_id = current_organiser() and a.search_categories @@ wanted.word
    union all
    select a.id, 4 from activities a where a.organiser_id = current_organiser() and a.search_locations @@ wanted.word and by_location
    union all
    select a.id, 1 from activities a where a.organiser_id = current_organiser() and a.search_text @@ wanted.word
  ) found
  group by found.id having bit_or(1 << (wanted.turn - 1)::integer) = (1 << cardinality(queries)) - 1
$$;
revoke all on function activities_of_queries from public;

-- Each word as typed when anything says it or where slips are not forgiven, else with what may have been meant: a query for each.
create or replace function search_queries(words text[], slips boolean) returns tsquery[] language sql stable set search_path = public, pg_temp as
$$
  select array_agg(case
      when not slips
        or exists (select from activities a where a.organiser_id = current_organiser() and a.search_title @@ typed)
        or exists (select from activities a where a.organiser_id = current_organiser() and a.search_categories @@ typed)
        or exists (select from activities a where a.organiser_id = current_organiser() and a.search_locations @@ typed)
        or exists (select from activities a where a.organiser_id = current_organiser() and a.search_text @@ typed) then typed
      else (typed::text || coalesce((select string_agg(format(' | ''%s''', meant), '') from words_meant(word) meant), ''))::tsquery
    end order by turn)
  from unnest(words) with ordinality w (word, turn), word_query(word) typed
$$;
