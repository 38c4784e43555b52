-- Volume discounts say by a segment whose places they count and reduce, and of which dates, as discounts and coupons do (0770, decision 169).

alter table volume_discounts
  -- customers or participants; null is everybody
  add column people_segment_id bigint,
  -- availabilities; null is all of them
  add column availabilities_segment_id bigint,
  add foreign key (organiser_id, people_segment_id) references segments (organiser_id, id),
  add foreign key (organiser_id, availabilities_segment_id) references segments (organiser_id, id);
create index on volume_discounts (organiser_id, people_segment_id) where people_segment_id is not null;
create index on volume_discounts (organiser_id, availabilities_segment_id) where availabilities_segment_id is not null;

drop trigger version_moves on volume_discounts;
create trigger version_moves before update of title, counts, from_rank, to_rank, same_activity, counts_held, amount, percentage, period_starts_at,
    period_ends_at, starts_at, ends_at, activity_ids, people_segment_id, availabilities_segment_id, active on volume_discounts
  for each row when ((old.title, old.counts, old.from_rank, old.to_rank, old.same_activity, old.counts_held, old.amount, old.percentage,
      old.period_starts_at, old.period_ends_at, old.starts_at, old.ends_at, old.activity_ids, old.people_segment_id,
      old.availabilities_segment_id, old.active)
    is distinct from (new.title, new.counts, new.from_rank, new.to_rank, new.same_activity, new.counts_held, new.amount, new.percentage,
      new.period_starts_at, new.period_ends_at, new.starts_at, new.ends_at, new.activity_ids, new.people_segment_id,
      new.availabilities_segment_id, new.active))
  execute function move_version();
