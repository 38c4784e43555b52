-- A family says to staff that it agrees to news, or that it wants no more (decision 156). What it says in its profile or by its link stands for
-- itself; what staff note of it carries the day, how it was said, and who noted it, until the family says something itself.
alter table customers
  -- when news were ended last, by whomever; null for never
  add column news_ended_at timestamptz,
  add column news_noted_on date,
  add column news_noted_how text check (news_noted_how in ('IN_PERSON', 'PHONE', 'PAPER')),
  add column news_noted_by text,
  add check ((news_noted_on is null) = (news_noted_how is null) and (news_noted_on is null) = (news_noted_by is null));
