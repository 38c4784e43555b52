-- The pieces of a file are gzip: a list as CSV takes a sixth of the room, here, on the way, and in memory.
alter table exports add column packed boolean not null default false;
