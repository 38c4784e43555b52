-- A view that the whole team sees; who made it alone changes it.
alter table saved_views add column shared boolean not null default false;
create index on saved_views (organiser_id, list) where shared;
