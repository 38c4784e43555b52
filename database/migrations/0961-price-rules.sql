-- What an organiser takes off prices, in one row, as a price reads it: its active discounts and volume discounts with the segments that they name
-- (docs/decisions/0183-rarely-there-read-apart.md). Written by triggers alone; what is decided stands in the tables of those.
create table price_rules (
  organiser_id bigint primary key references organisers (id) on delete cascade,
  -- the oldest first; `named` are those that are for some families only, whose ids are not repeated here
  discounts jsonb not null default '[]',
  volumes jsonb not null default '[]'
);
call protect_tenant_table('price_rules');
revoke insert, update, delete on price_rules from ribambelle_app;

create function segment_terms(organiser bigint, segment bigint) returns jsonb language sql stable set search_path = public, pg_temp as $$
  select jsonb_build_object('id', id, 'entity', entity, 'conditions', conditions) from segments where organiser_id = organiser and id = segment
$$;
revoke all on function segment_terms from public, ribambelle_app;

create procedure gather_price_rules(organiser bigint) language plpgsql set timezone = 'UTC' set search_path = public, pg_temp as $$
begin
  insert into price_rules (organiser_id) select id from organisers where id = organiser on conflict do nothing;
  -- of two who change rules at once the second gathers what the first wrote: it looks once it has the row
  perform from price_rules where organiser_id = organiser for no key update;
  update price_rules set
    discounts = (
      select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'title', d.title, 'amount', d.amount, 'percentage', d.percentage,
        'activity_ids', d.activity_ids, 'starts_at', d.starts_at, 'ends_at', d.ends_at, 'named', d.customer_ids <> '{}',
        'people', segment_terms(organiser, d.people_segment_id), 'availabilities', segment_terms(organiser, d.availabilities_segment_id))
        order by d.created_at, d.id), '[]')
      from discounts d where d.organiser_id = organiser and d.active),
    volumes = (
      select coalesce(jsonb_agg(jsonb_build_object('id', v.id, 'title', v.title, 'counts', v.counts, 'from_rank', v.from_rank, 'to_rank', v.to_rank,
        'same_activity', v.same_activity, 'counts_held', v.counts_held, 'amount', v.amount, 'percentage', v.percentage,
        'activity_ids', v.activity_ids, 'period_starts_at', v.period_starts_at, 'period_ends_at', v.period_ends_at,
        'starts_at', v.starts_at, 'ends_at', v.ends_at,
        'people', segment_terms(organiser, v.people_segment_id), 'availabilities', segment_terms(organiser, v.availabilities_segment_id))
        order by v.created_at, v.id), '[]')
      from volume_discounts v where v.organiser_id = organiser and v.active)
  where organiser_id = organiser;
end $$;
revoke all on procedure gather_price_rules from public, ribambelle_app;

create function note_price_rules_change() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  call gather_price_rules(coalesce(new.organiser_id, old.organiser_id));
  return null;
end $$;
revoke all on function note_price_rules_change from public;

-- Deferred to the end of the transaction, as 0320: whoever waits for the row is waited for by nobody.
create constraint trigger price_rules_changed after insert or update or delete on discounts
  deferrable initially deferred for each row execute function note_price_rules_change();
create constraint trigger price_rules_changed after insert or update or delete on volume_discounts
  deferrable initially deferred for each row execute function note_price_rules_change();
-- one that is named is not deleted, and one that is new is named by nothing
create constraint trigger price_rules_changed after update of conditions on segments
  deferrable initially deferred for each row execute function note_price_rules_change();

do $$
declare organiser bigint;
begin
  for organiser in select organiser_id from discounts union select organiser_id from volume_discounts loop
    call gather_price_rules(organiser);
  end loop;
end $$;
