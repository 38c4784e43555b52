-- A slip in the name of a family or of a participant is forgiven where nobody is called what was typed (decision 188): a letter too many,
-- too few or mistaken, two in the wrong order, and a name of several words written as one ("Vandenbroeck") or the other way round.

-- The words of a name as they are compared with what is typed, and the words that find them; several words also as one.
create function name_words(name text) returns table (spelled text, words text) language sql immutable parallel safe
set search_path = public, pg_temp as
$$
  select word, word from regexp_split_to_table(searchable(name), '[^[:alnum:]]+') word
  union
  select regexp_replace(searchable(name), '[^[:alnum:]]+', '', 'g'), searchable(name)
$$;

-- A word, and what is left of it without one of its letters: of two words that are one slip apart, one of these is the same.
create function shortened(word text) returns text[] language sql immutable parallel safe set search_path = public, pg_temp as
$$ select array(select left(word, n) || substr(word, n + 2) from generate_series(0, length(word)) n where length(word) between 3 and 40) $$;

-- What stands of somebody in the index; in one statement that is planned once, as it is made for everybody who is written down.
create function name_slips(firstname text, lastname text) returns text[] language plpgsql immutable parallel safe
set search_path = public, pg_temp as
$$ begin return array(
  select distinct left(word, n) || substr(word, n + 2)
  from (
    select regexp_split_to_table(searchable(firstname || ' ' || lastname), '[^[:alnum:]]+')
    union all select regexp_replace(searchable(firstname), '[^[:alnum:]]+', '', 'g')
    union all select regexp_replace(searchable(lastname), '[^[:alnum:]]+', '', 'g')
  ) name (word), generate_series(0, length(word)) n where length(word) between 3 and 40);
end $$;

create index customers_by_slips on customers using gin (name_slips(firstname, lastname)) where deleted_at is null;
create index participants_by_slips on participants using gin (name_slips(firstname, lastname)) where deleted_at is null;

-- The names in use that somebody may have meant, as words that find them; none for short words. Of many people with nearly this name two
-- thousand families and as many participants are looked at.
create function names_meant(typed text) returns setof text language sql stable rows 5 set search_path = public, pg_temp as
$$
  select distinct meant.words from (
    select distinct name from (
      (select firstname, lastname from customers where organiser_id = current_organiser() and deleted_at is null
         and name_slips(firstname, lastname) && shortened(typed) limit 2000)
      union all
      (select firstname, lastname from participants where organiser_id = current_organiser() and deleted_at is null
         and name_slips(firstname, lastname) && shortened(typed) limit 2000)
    ) person, unnest(array[firstname, lastname]) name
  ) named, name_words(named.name) meant
  where length(typed) between 4 and 40 and is_slip(typed, meant.spelled) limit 20
$$;

-- The words as typed, each with the names that may have been meant by it, or by it and its neighbours as one word; null when there are none.
create function meant_people(words text[]) returns tsquery language sql stable set search_path = public, pg_temp as
$$
  with typed as (select word, turn from unnest(words) with ordinality w (word, turn)),
  run as (select first.turn as from_turn, last.turn as to_turn,
      (select string_agg(word, '' order by turn) from typed where turn between first.turn and last.turn) as spelled
    from typed first join typed last on last.turn between first.turn and first.turn + 3),
  meant as (select from_turn, to_turn, format('(%s)', phraseto_tsquery('simple', named)) as query
    from run, names_meant(run.spelled) named)
  select string_agg(format('(%s)', concat_ws(' | ', format('''%s'':*', word),
      (select string_agg(distinct query, ' | ') from meant where typed.turn between from_turn and to_turn))), ' & ')::tsquery
  from typed having exists (select from meant)
$$;

-- Whether somebody is found by the words as they are, as the lists find them.
create function is_somebody(words tsquery) returns boolean language sql stable set search_path = public, pg_temp as
$$
  select exists (select from participants_found(words) hit (id) join participants p on p.organiser_id = current_organiser() and p.id = hit.id
      where p.deleted_at is null)
    or exists (select from customers_found(words) hit (id) join customers c on c.organiser_id = current_organiser() and c.id = hit.id
      where c.deleted_at is null)
$$;

-- The query for people: as typed when it finds somebody, else with the names that may have been meant. Who sees own groups alone (0403)
-- always searches with these: whether somebody else is called so would tell of people whom they may not see. More than five words are no name. Every statement is planned for
-- the words that were typed: how many have them differs by thousands.
create function people_query(typed text, words text[]) returns tsquery language plpgsql stable security definer
set plan_cache_mode = 'force_custom_plan' set search_path = public, pg_temp as $$
declare wanted tsquery := to_tsquery('simple', typed);
begin
  if cardinality(words) > 5 or (cardinality(words) = 1 and length(words[1]) < 4) then return wanted; end if;
  if current_setting('role') <> 'ribambelle_own_groups' and is_somebody(wanted) then return wanted; end if;
  return coalesce(wanted || meant_people(words), wanted);
end $$;

-- Whether people are found by what resembles the words, because nobody is by the words as they are.
create function people_resembling(typed text, words text[]) returns boolean language sql stable security definer
set search_path = public, pg_temp as
$$ select current_setting('role') <> 'ribambelle_own_groups' and people_query(typed, words) is distinct from to_tsquery('simple', typed) $$;
