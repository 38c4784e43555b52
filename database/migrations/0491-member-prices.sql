-- What members pay for a place of an activity: a price in minor units, or basis points off the price of the date. At most one of the two.
alter table activities
  add column member_price integer check (member_price >= 0),
  add column member_percentage integer check (member_percentage between 1 and 10000),
  add constraint activities_member_price_check1 check (member_price is null or member_percentage is null);
