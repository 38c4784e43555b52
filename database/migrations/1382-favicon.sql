-- The icon of a site in the tabs of browsers; its logo without one.
alter table websites
  add column favicon_file_id bigint,
  add foreign key (organiser_id, favicon_file_id) references files (organiser_id, id);
create index websites_favicon on websites (organiser_id, favicon_file_id) where favicon_file_id is not null;
