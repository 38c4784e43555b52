-- A payment that is begun for debts says which receivables it is for, and how much of each was asked for; `place` is the order in which they are paid.
create table payment_targets (
  organiser_id bigint not null references organisers,
  payment_id bigint not null,
  receivable_id bigint not null,
  place integer not null,
  amount integer not null check (amount > 0),
  primary key (organiser_id, payment_id, receivable_id),
  foreign key (organiser_id, payment_id) references payments,
  foreign key (organiser_id, receivable_id) references receivables
);
call protect_tenant_table('payment_targets');
revoke update, delete on payment_targets from ribambelle_app;
create index payment_targets_receivable on payment_targets (organiser_id, receivable_id);

-- what a payment of one purchase was for
insert into payment_targets (organiser_id, payment_id, receivable_id, place, amount)
select organiser_id, id, receivable_id, 1, amount from payments where receivable_id is not null and method <> 'WALLET' and amount > 0;

-- an open page for an order: what the order owes, in the order in which money is spread, as far as the page asks
insert into payment_targets (organiser_id, payment_id, receivable_id, place, amount)
select organiser_id, payment_id, receivable_id, place, least(owed_amount, amount - before) from (
  select p.organiser_id, p.id as payment_id, r.id as receivable_id, p.amount, r.owed_amount,
    row_number() over of_payment as place, sum(r.owed_amount) over of_payment - r.owed_amount as before
  from payments p join receivables r on r.organiser_id = p.organiser_id and r.cart_id = p.cart_id and r.owed_amount > 0
  where p.state = 'PENDING' and p.method = 'ONLINE' and p.receivable_id is null and cardinality(p.cart_item_ids) = 0
  window of_payment as (partition by p.organiser_id, p.id order by r.created_at, r.accessory desc, r.due_at nulls last, r.id)) owed
where amount > before;

-- money that came for an order: what it paid
insert into payment_targets (organiser_id, payment_id, receivable_id, place, amount)
select p.organiser_id, p.id, l.receivable_id, row_number() over (partition by p.organiser_id, p.id order by min(l.created_at), l.receivable_id), sum(l.amount)
from payments p join payment_allocations l on l.organiser_id = p.organiser_id and l.payment_id = p.id and l.refund_id is null
where p.cart_id is not null and p.receivable_id is null and cardinality(p.cart_item_ids) = 0 and p.method <> 'WALLET' and p.state <> 'PENDING'
group by p.organiser_id, p.id, l.receivable_id having sum(l.amount) > 0;

-- The order of a payment is now what all of its targets belong to, so one order may have several open pages: of one thing each, or for itself at checkout.
drop index payments_pending_cart;
create unique index payments_pending_cart on payments (organiser_id, cart_id)
  where state = 'PENDING' and method = 'ONLINE' and cart_id is not null and cart_item_ids <> '{}';
update payments p set cart_id = r.cart_id from receivables r
where r.organiser_id = p.organiser_id and r.id = p.receivable_id and p.cart_id is null and r.cart_id is not null;
alter table payments drop column receivable_id;
