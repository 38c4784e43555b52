-- Words by which an organiser tells its team apart, and notes about a record that staff alone read. A note is of one record of one list.
alter table collaborators add column tags text[] not null default '{}';
drop trigger version_moves on collaborators;
create trigger version_moves
  before update of firstname, lastname, email, phone, language, role_id, active, tags on collaborators for each row
  when ((old.firstname, old.lastname, old.email, old.phone, old.language, old.role_id, old.active, old.tags)
    is distinct from (new.firstname, new.lastname, new.email, new.phone, new.language, new.role_id, new.active, new.tags))
  execute function move_version();

create table notes (
  organiser_id bigint not null references organisers (id),
  id bigint not null default new_id(),
  cuid text not null default new_cuid(),
  list text not null check (list in ('collaborators')),
  record_id bigint not null,
  text text not null check (text <> ''),
  author_name text not null,
  created_by bigint not null,
  created_at timestamptz not null,
  primary key (organiser_id, id),
  unique (organiser_id, cuid),
  foreign key (organiser_id, created_by) references collaborators (organiser_id, id)
);
create index on notes (organiser_id, list, record_id, created_at desc, id);
create index on notes (organiser_id, created_by);
call protect_tenant_table('notes');
