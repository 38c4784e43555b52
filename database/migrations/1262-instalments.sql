-- When a receivable is due in parts (R32): its instalments add up to its total, whatever happens to it, and never say what is owed.
-- Money fills the earliest first, so `due_at` of the receivable is that of the first one that is not paid.
alter table receivables add column in_instalments boolean not null default false;
create table instalments (
  organiser_id bigint not null references organisers,
  receivable_id bigint not null,
  position integer not null check (position >= 1),
  due_at timestamptz not null,
  amount integer not null check (amount >= 0),
  primary key (organiser_id, receivable_id, position),
  foreign key (organiser_id, receivable_id) references receivables
);
call protect_tenant_table('instalments');

-- the amounts that a receivable still owes, by the moment at which each is due
create function owed_parts(of receivables) returns table (due_at timestamptz, amount integer) language sql stable rows 3 as $$
  select i.due_at, least(i.amount, i.upto - (of).paid_amount)::integer
  from (select n.due_at, n.amount, n.position, sum(n.amount) over (order by n.position) as upto from instalments n
    where n.organiser_id = (of).organiser_id and n.receivable_id = (of).id) i
  where (of).in_instalments and i.amount > 0 and i.upto > (of).paid_amount
  union all select (of).due_at, (of).owed_amount where not (of).in_instalments and (of).owed_amount > 0 $$;
grant execute on function owed_parts to ribambelle_app;

-- the moment at which the first instalment beyond what is paid is due; null when all are paid
create function next_due(organiser bigint, receivable bigint, paid integer) returns timestamptz language sql stable as $$
  select min(i.due_at) from (select n.due_at, sum(n.amount) over (order by n.position) as upto from instalments n
    where n.organiser_id = organiser and n.receivable_id = receivable) i where i.upto > paid $$;
grant execute on function next_due to ribambelle_app;
