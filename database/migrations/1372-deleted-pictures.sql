-- The list of deleted pictures, the newest first.
create index files_deleted_newest on files (organiser_id, created_at desc, id desc) where in_library and deleted_at is not null;
