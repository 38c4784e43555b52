-- Custom fields are made and changed by the organiser: as they were read (decision 0068), and pages that ask them know of a change.
alter table custom_fields
  add column updated_at timestamptz not null default now(),
  add column version integer not null default 1 check (version >= 1);
create trigger version_moves
  before update of type, title, description, required, active, deferred, pattern, choices on custom_fields
  for each row when (
    (old.type, old.title, old.description, old.required, old.active, old.deferred, old.pattern, old.choices)
    is distinct from
    (new.type, new.title, new.description, new.required, new.active, new.deferred, new.pattern, new.choices))
  execute function move_version();
create trigger pages_changed after insert or update or delete on custom_fields for each row execute function notify_pages_changed();
-- how many answered
create index on custom_field_answers (organiser_id, field_id);
