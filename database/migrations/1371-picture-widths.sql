-- The widths in which a picture was drawn for the screens that asked for it: five at most, each once (decision 0294).
create table file_sizes (
  organiser_id bigint not null references organisers (id),
  file_id bigint not null,
  -- in pixels, less than that of the picture
  width integer not null check (width in (320, 640, 960, 1280, 1600)),
  content_type text not null,
  data bytea not null,
  primary key (organiser_id, file_id, width),
  foreign key (organiser_id, file_id) references files (organiser_id, id) on delete cascade
);
-- a picture is packed already
alter table file_sizes alter column data set storage external;
call protect_tenant_table('file_sizes');
