-- A row whose parent belongs to the same organiser (a foreign key over organiser_id and the parent's id) needs no second key to
-- organisers: the parent's proves it. Each of those keys locked the organiser's one row at every insert, for everybody who buys at once.
do $$
declare proven record;
begin
  for proven in
    select own.conrelid::regclass as table_name, own.conname
    from pg_constraint own
    where own.contype = 'f' and own.confrelid = 'organisers'::regclass and exists (
      select from pg_constraint parent
      where parent.conrelid = own.conrelid and parent.contype = 'f' and cardinality(parent.conkey) > 1 and parent.conkey @> own.conkey
        and not exists (
          select from pg_attribute field
          where field.attrelid = parent.conrelid and field.attnum = any(parent.conkey) and not field.attnotnull))
  loop
    execute format('alter table %s drop constraint %I', proven.table_name, proven.conname);
  end loop;
end $$;

-- Events are written by emit_events alone, inside the organiser's own transaction, with every purchase.
alter table events drop constraint events_organiser_id_fkey;
