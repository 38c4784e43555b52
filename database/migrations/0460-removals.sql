-- What staff took away, whole, for the moments in which they may undo it (docs/decisions/0087-undo.md). `kept` holds its rows by table, in
-- the order in which they go back.
create table removals (
  organiser_id bigint not null references organisers (id),
  id bigint not null default new_id(),
  cuid text not null default new_cuid(),
  -- who took it away, and alone may undo it
  collaborator_id bigint not null,
  noun text not null,
  entity_cuid text,
  summary text not null,
  kept jsonb not null,
  created_at timestamptz not null,
  primary key (organiser_id, id),
  unique (organiser_id, cuid),
  foreign key (organiser_id, collaborator_id) references collaborators (organiser_id, id)
);
create index on removals (organiser_id, collaborator_id);
create index on removals (created_at);
call protect_tenant_table('removals');

-- Puts the rows of a removal back with their very ids, as the policies let its caller; false, and nothing of them, when something took their
-- place or what they hang on is gone. Columns that are computed are computed again.
create function put_back(kept jsonb) returns boolean language plpgsql set search_path = public, pg_temp as $$
declare
  part jsonb;
  columns text;
begin
  for part in select value from jsonb_array_elements(kept) loop
    select string_agg(quote_ident(attname), ', ' order by attnum) into columns from pg_attribute
      where attrelid = (quote_ident(part ->> 'table'))::regclass and attnum > 0 and not attisdropped and attgenerated = '';
    execute format('insert into %1$I (%2$s) select %2$s from jsonb_populate_recordset(null::%1$I, $1)', part ->> 'table', columns)
      using part -> 'rows';
  end loop;
  return true;
exception when unique_violation or foreign_key_violation then
  return false;
end $$;
