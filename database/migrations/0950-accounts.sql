-- What is owed at a date is what is owed now, less what each ledger says since; so each ledger is read by when it was written (decision 170).
create index receivable_lines_written on receivable_lines (organiser_id, created_at) include (receivable_id, amount, reason);
create index payment_allocations_written on payment_allocations (organiser_id, created_at) include (receivable_id, amount);
create index wallet_movements_written on wallet_movements (organiser_id, created_at) include (customer_id, amount, reason, payment_id);
create index payment_changes_written on payment_changes (organiser_id, created_at) include (payment_id, amount_before, amount_after);
create index refunds_written on refunds (organiser_id, created_at) include (payment_id, amount);
drop index receivables_credit;
create index receivables_credit on receivables (organiser_id, created_at desc, id) include (customer_id, credit_amount) where credit_amount > 0;

-- when a provider refused a refund: until then the books had it as given back
alter table refunds add column refused_at timestamptz;
update refunds f set refused_at = coalesce((
  select max(l.created_at) from payment_allocations l
  where l.organiser_id = f.organiser_id and l.refund_id = f.id and l.amount > 0), f.created_at) where f.state = 'REFUSED';
create index refunds_put_back on refunds (organiser_id, refused_at) include (payment_id, amount) where refused_at is not null;
