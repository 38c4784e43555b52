-- A page that is begun, and one that is deleted without having been online, change nothing that the
-- public sees: kept pages stay.
drop trigger pages_changed on pages;
create trigger pages_changed after insert on pages
  for each row when (new.published_number > 0) execute function notify_pages_changed();
create trigger pages_changed_by_deleting after delete on pages
  for each row when (old.published_number > 0) execute function notify_pages_changed();
