-- The elements of a page beside it: every page of the site asks which page lists what, and would
-- read the content of all of them for it.
alter table pages
  add column elements jsonb generated always as (jsonb_path_query_array(content, '$.**.element')) stored;
alter table page_drafts
  add column elements jsonb generated always as (jsonb_path_query_array(content, '$.**.element')) stored;
