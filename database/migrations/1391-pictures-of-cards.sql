-- The cards of the catalogue say the words and the focal point of their pictures too.
drop trigger catalogue_changed on files;
create constraint trigger catalogue_changed after update of cuid, width, height, alt, decoration, focal_x, focal_y on files
  deferrable initially deferred for each row execute function note_catalogue_change();
