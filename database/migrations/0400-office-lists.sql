-- Under row-level security the index of addresses is not looked at by `lower(email)`, so that each search read every family (as 0071 says).
create function customers_addressed(address text) returns setof bigint language sql stable security definer rows 1
set search_path = public, pg_temp as
$$ select id from customers where organiser_id = current_organiser() and lower(email) = lower(address) and deleted_at is null $$;
revoke all on function customers_addressed from public;
grant execute on function customers_addressed to ribambelle_app;

-- Registrations still to pay are counted from two indexes in the same order, without a look at either table. The index of what is owed was
-- in an order that nothing asked for; what is owed changes as often as before, so a payment writes no more than it did.
create unique index registrations_receivable on registrations (organiser_id, receivable_id) include (cancelled_at);
drop index registrations_organiser_id_receivable_id_idx;
drop index receivables_owed;
create index receivables_owed on receivables (organiser_id, id) include (customer_id, kind, owed_amount, due_at) where owed_amount > 0;
