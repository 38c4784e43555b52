-- What was written down for good is append-only for the application. When an account is erased, this takes the person out of it: that
-- something was done stays, and when and by whom of the staff; amounts stay, they are of the books.
create function erase_traces(erased bigint, said text[]) returns void language plpgsql security definer
set search_path = pg_catalog, public, pg_temp as $$
declare
  organiser bigint := current_organiser();
  things text[];
begin
  -- only of an account that is erased, of the organiser of the transaction
  if not exists (select from customers where organiser_id = organiser and id = erased and deleted_at is not null) then
    return;
  end if;
  select array_agg(cuid) into things from (
    select cuid from customers where organiser_id = organiser and id = erased
    union all select cuid from participants where organiser_id = organiser and customer_id = erased
    union all select cuid from registrations where organiser_id = organiser and customer_id = erased
    union all select cuid from payments where organiser_id = organiser and customer_id = erased
    union all select cuid from carts where organiser_id = organiser and customer_id = erased
    union all select cuid from reviews where organiser_id = organiser and customer_id = erased
    union all select f.cuid from refunds f join payments p on p.organiser_id = f.organiser_id and p.id = f.payment_id
      where p.organiser_id = organiser and p.customer_id = erased) own;
  update audit_log set summary = '',
    changes = case when entity in ('payments', 'refunds') then changes else coalesce(
      (select jsonb_object_agg(field, '{"from": null, "to": null}'::jsonb) from jsonb_object_keys(changes) field), '{}') end
    where organiser_id = organiser and entity_cuid = any(things);
  update security_events set actor_name = '', address = '', details = '{}'
    where organiser_id = organiser
      and ((actor_kind in ('CUSTOMER', 'VISITOR') and actor_id = erased)
        or (actor_kind = 'VISITOR' and lower(actor_name) = any(said)));
  -- a reason that staff wrote stays, unless it names the person
  update wallet_movements set message = ''
    where organiser_id = organiser and customer_id = erased
      and exists (select from unnest(said) word where position(word in lower(message)) > 0);
end $$;
revoke all on function erase_traces from public;
grant execute on function erase_traces to ribambelle_app;

-- Who was erased, for the clean-up that finishes it once nobody of the family is expected any more.
create index customers_erased on customers (organiser_id, id) where deleted_at is not null;
