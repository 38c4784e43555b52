-- What follows from many rows at once is found in one statement: a function asked for each row is planned for the table as it was before.

drop trigger dates_until_added on availability_dates;
drop trigger dates_until_removed on availability_dates;
drop function follow_dates();

-- dates that are added can only prolong
create function follow_added_dates() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  update availabilities a set dates_until = case when a.open_after_start then added.ends else added.starts end
  from (select organiser_id, availability_id, max(start_at) as starts, max(end_at) as ends from changed
    where status = 'OPEN' and (capacity is null or registered < capacity) group by organiser_id, availability_id) added
  where a.organiser_id = added.organiser_id and a.id = added.availability_id
    and a.dates_until < case when a.open_after_start then added.ends else added.starts end;
  return null;
end $$;
create trigger dates_until_added after insert on availability_dates
referencing new table as changed for each statement execute function follow_added_dates();

create function follow_removed_dates() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  update availabilities set dates_until = dates_until_of(organiser_id, id, open_after_start)
  where (organiser_id, id) in (select organiser_id, availability_id from changed);
  return null;
end $$;
create trigger dates_until_removed after delete on availability_dates
referencing old table as changed for each statement execute function follow_removed_dates();

create or replace function follow_locations() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  update activities a set search_locations = coalesce(found.words, '')
  from (
    select at.organiser_id, at.activity_id, search_vector(string_agg(
      l.name || ' ' || coalesce(l.title ->> 'fr', '') || ' ' || coalesce(l.title ->> 'en', '') || ' ' || l.postcode || ' ' || l.city, ' ' order by l.id)) as words
    from (
      select distinct c.organiser_id, c.activity_id, v.location_id from (select distinct organiser_id, activity_id from changed) c
      left join availabilities v on v.organiser_id = c.organiser_id and v.activity_id = c.activity_id
    ) at left join locations l on l.organiser_id = at.organiser_id and l.id = at.location_id
    group by at.organiser_id, at.activity_id
  ) found
  where a.organiser_id = found.organiser_id and a.id = found.activity_id and a.search_locations <> coalesce(found.words, '');
  return null;
end $$;

create or replace function follow_categories() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  update activities a set search_categories = coalesce(found.words, '')
  from (
    select c.organiser_id, c.activity_id,
      search_vector(string_agg(coalesce(k.title ->> 'fr', '') || ' ' || coalesce(k.title ->> 'en', ''), ' ' order by k.id)) as words
    from (select distinct organiser_id, activity_id from changed) c
    left join activity_categories has on has.organiser_id = c.organiser_id and has.activity_id = c.activity_id
    left join categories k on k.organiser_id = has.organiser_id and k.id = has.category_id
    group by c.organiser_id, c.activity_id
  ) found
  where a.organiser_id = found.organiser_id and a.id = found.activity_id and a.search_categories <> coalesce(found.words, '');
  return null;
end $$;

-- and words are kept once, however many activities say them
drop trigger search_words_added on activities;
drop trigger search_words_changed on activities;
drop function keep_words();
create function keep_added_words() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  insert into search_words (organiser_id, word)
  select distinct organiser_id, word from changed,
    unnest(tsvector_to_array(search_title || search_text || search_categories || search_locations)) word
  where length(word) between 3 and 40
  except select organiser_id, word from search_words where organiser_id in (select organiser_id from changed)
  order by 1, 2
  on conflict do nothing;
  return null;
end $$;
create trigger search_words_added after insert on activities
referencing new table as changed for each statement execute function keep_added_words();
create function keep_changed_words() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  insert into search_words (organiser_id, word)
  select distinct n.organiser_id, word from changed n join before o on o.organiser_id = n.organiser_id and o.id = n.id,
    unnest(tsvector_to_array(case when n.search_title = o.search_title then '' else n.search_title end
      || case when n.search_text = o.search_text then '' else n.search_text end
      || case when n.search_categories = o.search_categories then '' else n.search_categories end
      || case when n.search_locations = o.search_locations then '' else n.search_locations end)) word
  where length(word) between 3 and 40
  except select organiser_id, word from search_words where organiser_id in (select organiser_id from changed)
  order by 1, 2
  on conflict do nothing;
  return null;
end $$;
create trigger search_words_changed after update on activities
referencing new table as changed old table as before for each statement execute function keep_changed_words();
