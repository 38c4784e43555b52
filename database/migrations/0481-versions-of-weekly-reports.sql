-- A weekly report is changed as it was read (docs/decisions/0068-versions.md). Who stops getting it moves its version too: a form that was open before
-- would bring them back.
alter table report_schedules add column version integer not null default 1 check (version >= 1);
create trigger version_moves before update of request, weekday, hour on report_schedules for each row
  when ((old.request, old.weekday, old.hour) is distinct from (new.request, new.weekday, new.hour)) execute function move_version();
