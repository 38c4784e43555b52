-- Search as people type it, with what every PostgreSQL has (decision 0038): words of titles, descriptions, categories, locations and
-- communes, in both languages, without accents, beginnings and plurals; and one slip of the finger when nothing is found otherwise.

-- A text as it is searched: lower case, no accents, ligatures and elisions (l', d', qu') taken apart, no markup.
create function search_text_of(words text) returns text language sql immutable parallel safe set search_path = pg_catalog, pg_temp as
$$ select regexp_replace(
  replace(replace(lower(translate(regexp_replace(coalesce(words, ''), '<[^>]*>|&[a-zA-Z]+;|&#[0-9]+;', ' ', 'g'),
    'ÀÂÄÁÃÅÇÉÈÊËÍÌÎÏÑÓÒÔÖÕÚÙÛÜÝŸàâäáãåçéèêëíìîïñóòôöõúùûüýÿ’ʼ`´-', 'AAAAAACEEEEIIIINOOOOOUUUUYYaaaaaaceeeeiiiinooooouuuuyy'''''''' ')),
    'œ', 'oe'), 'Œ', 'oe'),
  '\y(l|d|j|m|n|s|t|c|qu|jusqu|lorsqu|puisqu)''|''', ' ', 'g') $$;

-- Its words as they stand, for beginnings, and their stems in both languages, for plurals.
create function search_vector(words text) returns tsvector language sql immutable parallel safe set search_path = pg_catalog, pg_temp as
$$ select to_tsvector('pg_catalog.simple', given) || to_tsvector('pg_catalog.french', given) || to_tsvector('pg_catalog.english', given)
   from (select public.search_text_of(words) as given) text $$;

-- One word that was typed, already without accents and signs: as a beginning, and by its stems.
create function word_query(word text) returns tsquery language sql immutable parallel safe set search_path = pg_catalog, pg_temp as
$$ select (format('''%s'':*', word) || coalesce((select string_agg(format(' | ''%s''', stem), '')
     from unnest(ts_lexize('pg_catalog.french_stem', word) || ts_lexize('pg_catalog.english_stem', word)) stem), ''))::tsquery $$;

drop index activities_search_idx;
drop function activities_found(tsquery);
alter table activities drop column search;
alter table activities
  add column search_title tsvector not null generated always as (
    search_vector(coalesce(title ->> 'fr', '') || ' ' || coalesce(title ->> 'en', ''))) stored,
  add column search_text tsvector not null generated always as (
    search_vector(coalesce(description ->> 'fr', '') || ' ' || coalesce(description ->> 'en', ''))) stored,
  -- kept up with its categories, and with where its availabilities take place
  add column search_categories tsvector not null default '',
  add column search_locations tsvector not null default '';
alter table locations
  add column search tsvector not null generated always as (search_vector(
    name || ' ' || coalesce(title ->> 'fr', '') || ' ' || coalesce(title ->> 'en', '') || ' ' || postcode || ' ' || city)) stored;

create function search_categories_of(organiser bigint, activity bigint) returns tsvector language sql stable set search_path = public, pg_temp as
$$ select search_vector((select string_agg(coalesce(c.title ->> 'fr', '') || ' ' || coalesce(c.title ->> 'en', ''), ' ')
     from activity_categories has join categories c on c.organiser_id = has.organiser_id and c.id = has.category_id
     where has.organiser_id = organiser and has.activity_id = activity)) $$;
create function search_locations_of(organiser bigint, activity bigint) returns tsvector language sql stable set search_path = public, pg_temp as
$$ select search_vector((select string_agg(
       l.name || ' ' || coalesce(l.title ->> 'fr', '') || ' ' || coalesce(l.title ->> 'en', '') || ' ' || l.postcode || ' ' || l.city, ' ')
     from locations l where l.organiser_id = organiser and l.id in (
       select location_id from availabilities where organiser_id = organiser and activity_id = activity))) $$;
grant execute on function search_text_of, search_vector, search_categories_of, search_locations_of to ribambelle_app;

update activities set search_categories = search_categories_of(organiser_id, id), search_locations = search_locations_of(organiser_id, id);
create index activities_search_title on activities using gin (search_title);
create index activities_search_text on activities using gin (search_text);
create index activities_search_categories on activities using gin (search_categories);
create index activities_search_locations on activities using gin (search_locations);

-- Who changes what stands around an activity
create function follow_categories() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  update activities set search_categories = search_categories_of(organiser_id, id)
  where (organiser_id, id) in (select organiser_id, activity_id from changed);
  return null;
end $$;
create trigger search_categories_added after insert on activity_categories
referencing new table as changed for each statement execute function follow_categories();
create trigger search_categories_removed after delete on activity_categories
referencing old table as changed for each statement execute function follow_categories();

create function follow_category() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  update activities set search_categories = search_categories_of(organiser_id, id) where organiser_id = new.organiser_id
    and id in (select activity_id from activity_categories where organiser_id = new.organiser_id and category_id = new.id);
  return null;
end $$;
create trigger search_categories_renamed after update on categories for each row
when (old.title is distinct from new.title) execute function follow_category();

create function follow_locations() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  update activities a set search_locations = found.words
  from (select organiser_id, id, search_locations_of(organiser_id, id) as words from activities
    where (organiser_id, id) in (select organiser_id, activity_id from changed)) found
  where a.organiser_id = found.organiser_id and a.id = found.id and a.search_locations <> found.words;
  return null;
end $$;
create trigger search_locations_added after insert on availabilities
referencing new table as changed for each statement execute function follow_locations();
create trigger search_locations_removed after delete on availabilities
referencing old table as changed for each statement execute function follow_locations();

create function follow_place_of_availability() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  update activities set search_locations = search_locations_of(organiser_id, id)
  where organiser_id = new.organiser_id and id = new.activity_id;
  return null;
end $$;
create trigger search_locations_moved after update on availabilities for each row
when (old.location_id is distinct from new.location_id) execute function follow_place_of_availability();

create function follow_location() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  update activities set search_locations = search_locations_of(organiser_id, id) where organiser_id = new.organiser_id
    and id in (select activity_id from availabilities where organiser_id = new.organiser_id and location_id = new.id);
  return null;
end $$;
create trigger search_locations_renamed after update on locations for each row
when (old.name <> new.name or old.title is distinct from new.title or old.postcode <> new.postcode or old.city <> new.city)
execute function follow_location();

-- The words in use, by their beginnings and by their ends: a word with one slip shares the first half or the last with what was meant.
create table search_words (
  organiser_id bigint not null references organisers (id),
  word text collate "C" not null,
  primary key (organiser_id, word)
);
create index search_words_by_end on search_words (organiser_id, (reverse(word) collate "C"));
call protect_tenant_table('search_words');

create function keep_words() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  insert into search_words (organiser_id, word)
  select new.organiser_id, word
  from unnest(tsvector_to_array(new.search_title || new.search_text || new.search_categories || new.search_locations)) word
  where length(word) between 3 and 40 order by word
  on conflict do nothing;
  return null;
end $$;
create trigger search_words_added after insert on activities for each row execute function keep_words();
create trigger search_words_changed after update on activities for each row
when (old.title is distinct from new.title or old.description is distinct from new.description
  or old.search_categories <> new.search_categories or old.search_locations <> new.search_locations) execute function keep_words();
insert into search_words (organiser_id, word)
select distinct organiser_id, word from activities,
  unnest(tsvector_to_array(search_title || search_text || search_categories || search_locations)) word
where length(word) between 3 and 40;

-- True when one letter was left out, added, mistaken, or changed places with its neighbour.
create function is_slip(typed text, meant text) returns boolean language sql immutable parallel safe set search_path = pg_catalog, pg_temp as
$$ select exists (select from generate_series(0, length(typed)) n where left(typed, n) = left(meant, n) and (
     substr(typed, n + 2) = substr(meant, n + 2) or substr(typed, n + 2) = substr(meant, n + 1) or substr(typed, n + 1) = substr(meant, n + 2)
     or (substr(typed, n + 3) = substr(meant, n + 3) and substr(typed, n + 1, 1) = substr(meant, n + 2, 1) and substr(typed, n + 2, 1) = substr(meant, n + 1, 1)))) $$;

-- The words in use that somebody may have meant; none for short ones.
create function words_meant(typed text) returns setof text language sql stable rows 3 as
$$
  select word from search_words where organiser_id = current_organiser() and length(typed) between 4 and 40
    and word >= left(typed, (length(typed) - 1) / 2) collate "C" and word < left(typed, (length(typed) - 1) / 2) || chr(1114111) collate "C"
    and length(word) between length(typed) - 1 and length(typed) + 1 and is_slip(typed, word)
  union
  select word from search_words where organiser_id = current_organiser() and length(typed) between 4 and 40
    and reverse(word) collate "C" >= left(reverse(typed), (length(typed) - 1) / 2) collate "C"
    and reverse(word) collate "C" < left(reverse(typed), (length(typed) - 1) / 2) || chr(1114111) collate "C"
    and length(word) between length(typed) - 1 and length(typed) + 1 and is_slip(typed, word)
$$;

-- Activities in which each of these is found, by where they take place or without that. A word of the title counts most, then one of a
-- category or location, then one of the description: each by its own index, so that no long text is read for it.
create function activities_of_queries(queries tsquery[], by_location boolean) returns table (id bigint, rank numeric) language sql stable rows 50 as
$$
  select found.id, sum(found.score) from unnest(queries) with ordinality wanted (word, turn)
  cross join lateral (
    select a.id, 1.0 as score from activities a where a.organiser_id = current_organiser() and a.search_title @@ wanted.word
    union all
    select a.id, 0.5 from activities a where a.organiser_id = current_organiser() and a.search_categories @@ wanted.word
    union all
    select a.id, 0.4 from activities a where a.organiser_id = current_organiser() and a.search_locations @@ wanted.word and by_location
    union all
    select a.id, 0.1 from activities a where a.organiser_id = current_organiser() and a.search_text @@ wanted.word
  ) found
  group by found.id having count(distinct wanted.turn) = cardinality(queries)
$$;

-- The words as typed when they find an activity or where slips are not forgiven, else with what may have been meant: a query for each.
create function search_queries(words text[], slips boolean) returns tsquery[] language plpgsql stable set search_path = public, pg_temp as $$
declare typed tsquery[] := array(select word_query(word) from unnest(words) with ordinality w (word, turn) order by turn);
begin
  if not slips or exists (select from activities_of_queries(typed, true)) then return typed; end if;
  return array(select (word_query(word)::text || coalesce((select string_agg(format(' | ''%s''', meant), '') from words_meant(word) meant), ''))::tsquery
    from unnest(words) with ordinality w (word, turn) order by turn);
end $$;

-- Activities in which all words are found, the best first.
create function activities_found(words text[], slips boolean) returns setof bigint language sql stable security definer rows 50
set search_path = public, pg_temp as
$$
  select found.id from search_queries(words, slips) queries, activities_of_queries(queries, true) found
  order by found.rank desc, found.id limit 2000
$$;

-- For each word the activities that say it, but for where they take place, and the locations that it names.
create function words_found(words text[]) returns table (activities bigint[], locations bigint[]) language sql stable security definer
rows 8 set search_path = public, pg_temp as
$$
  select array(select id from activities_of_queries(array[word], false)),
    array(select id from locations where organiser_id = current_organiser() and search @@ word)
  from unnest(search_queries(words, true)) word
$$;

revoke all on function words_meant, activities_of_queries, search_queries, activities_found, words_found from public;
grant execute on function activities_found, words_found to ribambelle_app;
