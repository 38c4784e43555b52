-- Discounts and coupons say by a segment for whom they are, and off which dates (decision 128). Which entity a segment is of never changes: who
-- chooses it is refused one of another, and a segment that is chosen is not deleted.

alter table discounts
  -- customers or participants; null is everybody
  add column people_segment_id bigint,
  -- availabilities; null is all of them
  add column availabilities_segment_id bigint,
  add foreign key (organiser_id, people_segment_id) references segments (organiser_id, id),
  add foreign key (organiser_id, availabilities_segment_id) references segments (organiser_id, id);
create index on discounts (organiser_id, people_segment_id) where people_segment_id is not null;
create index on discounts (organiser_id, availabilities_segment_id) where availabilities_segment_id is not null;

drop trigger version_moves on discounts;
create trigger version_moves before update of title, amount, percentage, starts_at, ends_at, customer_ids, activity_ids, people_segment_id,
    availabilities_segment_id, active on discounts
  for each row when ((old.title, old.amount, old.percentage, old.starts_at, old.ends_at, old.customer_ids, old.activity_ids,
      old.people_segment_id, old.availabilities_segment_id, old.active)
    is distinct from (new.title, new.amount, new.percentage, new.starts_at, new.ends_at, new.customer_ids, new.activity_ids,
      new.people_segment_id, new.availabilities_segment_id, new.active))
  execute function move_version();

-- The same; whoever changes a coupon moves its version (0475).
alter table coupons
  add column people_segment_id bigint,
  add column availabilities_segment_id bigint,
  add foreign key (organiser_id, people_segment_id) references segments (organiser_id, id),
  add foreign key (organiser_id, availabilities_segment_id) references segments (organiser_id, id);
create index on coupons (organiser_id, people_segment_id) where people_segment_id is not null;
create index on coupons (organiser_id, availabilities_segment_id) where availabilities_segment_id is not null;

-- Conditions without rules were let in, as no value is no refusal of a check.
alter table segments add check (conditions ? 'rules');
