-- A view can be kept of every list that can be exported: their names stand in api/exports/shapes.ts alone.
alter table saved_views drop constraint saved_views_list_check;
alter table saved_views add check (list <> '');
comment on column saved_views.list is 'a name of listName in api/exports/shapes.ts';
