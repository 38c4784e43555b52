-- Words by which staff tell their records apart; families never see them. Each list keeps the words that were used once, to offer them again.
create table tags (
  organiser_id bigint not null references organisers (id),
  list text not null check (list in ('availabilities')),
  name text not null check (name <> '' and length(name) <= 40),
  primary key (organiser_id, list, name)
);
call protect_tenant_table('tags');

alter table availabilities add column tags text[] not null default '{}';
create index availabilities_tagged on availabilities using gin (tags);
drop trigger version_moves on availabilities;
create trigger version_moves
  before update of location_id, closed, registrations_start_at, registrations_end_at, price, deposit, capacity, age_minimum, age_maximum, tags
  on availabilities for each row
  when ((old.location_id, old.closed, old.registrations_start_at, old.registrations_end_at, old.price, old.deposit, old.capacity,
      old.age_minimum, old.age_maximum, old.tags)
    is distinct from (new.location_id, new.closed, new.registrations_start_at, new.registrations_end_at, new.price, new.deposit, new.capacity,
      new.age_minimum, new.age_maximum, new.tags))
  execute function move_version();
