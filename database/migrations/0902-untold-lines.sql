-- The lines where a place is free and nobody was told of it, for the first page of the office (decision 168). Counted from the rows at read
-- time it took too long; the half that depends on the line stands beside each availability, the half that depends on places and time is asked.

alter table availabilities
  -- when those who wait were last to be told of places that became free: who was told before that was told of others
  add column vacated_at timestamptz,
  -- somebody waits, and nobody who waits was told or offered a place since
  add column untold boolean not null default false;

-- who is removed waits for nothing
create function line_untold(organiser bigint, line bigint, vacated timestamptz) returns boolean language sql stable
set search_path = public, pg_temp as $$
  select coalesce(bool_and(w.offered_at is null or w.offered_at < coalesce(vacated, '-infinity')), false)
  from waiting_list_entries w
  join participants p on p.organiser_id = w.organiser_id and p.id = w.participant_id and p.deleted_at is null
  where w.organiser_id = organiser and w.availability_id = line and w.left_at is null
$$;

create function follow_vacated() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  new.untold := line_untold(new.organiser_id, new.id, new.vacated_at);
  return new;
end $$;
create trigger untold before update of vacated_at on availabilities
for each row when (old.vacated_at is distinct from new.vacated_at) execute function follow_vacated();

-- many who join at once are looked at in one statement: a function asked for each row is planned for the table as it was before
create function follow_lines() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  update availabilities a set untold = line.untold
  from (
    select at.organiser_id, at.availability_id,
      coalesce(bool_and(w.offered_at is null or w.offered_at < coalesce(own.vacated_at, '-infinity')) filter (where p.id is not null), false) as untold
    from (select distinct organiser_id, availability_id from changed) at
    join availabilities own on own.organiser_id = at.organiser_id and own.id = at.availability_id
    left join waiting_list_entries w on w.organiser_id = at.organiser_id and w.availability_id = at.availability_id and w.left_at is null
    left join participants p on p.organiser_id = w.organiser_id and p.id = w.participant_id and p.deleted_at is null
    group by at.organiser_id, at.availability_id
  ) line
  where a.organiser_id = line.organiser_id and a.id = line.availability_id and a.untold <> line.untold;
  return null;
end $$;
create trigger untold_joined after insert on waiting_list_entries
referencing new table as changed for each statement execute function follow_lines();
create trigger untold_removed after delete on waiting_list_entries
referencing old table as changed for each statement execute function follow_lines();

create function follow_line() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  update availabilities a set untold = not a.untold
  where a.organiser_id = new.organiser_id and a.id = new.availability_id and a.untold <> line_untold(a.organiser_id, a.id, a.vacated_at);
  return null;
end $$;
create trigger untold_told after update of left_at, offered_at, participant_id on waiting_list_entries for each row
when ((old.left_at, old.offered_at, old.participant_id) is distinct from (new.left_at, new.offered_at, new.participant_id))
execute function follow_line();

create function follow_removed_participant() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  update availabilities a set untold = not a.untold
  where a.organiser_id = new.organiser_id and a.id in (
      select availability_id from waiting_list_entries
      where organiser_id = new.organiser_id and participant_id = new.id and left_at is null)
    and a.untold <> line_untold(a.organiser_id, a.id, a.vacated_at);
  return null;
end $$;
create trigger untold_lines after update of deleted_at on participants for each row
when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function follow_removed_participant();

update availabilities a set untold = true
where (a.organiser_id, a.id) in (select organiser_id, availability_id from waiting_list_entries where left_at is null)
  and line_untold(a.organiser_id, a.id, null);

create index availabilities_untold on availabilities (organiser_id, start_at, id) include (activity_id, open_until)
  where untold and status = 'OPEN';
