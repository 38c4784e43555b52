-- As before (0912), and a note or a reason in the log of payments goes when it names the person.
create or replace function erase_traces(erased bigint, said text[]) returns void language plpgsql security definer
set search_path = pg_catalog, public, pg_temp as $$
declare
  organiser bigint := current_organiser();
  things text[];
  persons bigint[];
begin
  -- only of an account that is erased, of the organiser of the transaction
  if not exists (select from customers where organiser_id = organiser and id = erased and deleted_at is not null) then
    return;
  end if;
  persons := array[erased] || array(select old_id from merged_customers where organiser_id = organiser and customer_id = erased);
  select array_agg(cuid) into things from (
    select cuid from customers where organiser_id = organiser and id = erased
    union all select cuid from merged_customers where organiser_id = organiser and customer_id = erased
    union all select cuid from participants where organiser_id = organiser and customer_id = erased
    union all select m.cuid from merged_participants m join participants p on p.organiser_id = m.organiser_id and p.id = m.participant_id
      where p.organiser_id = organiser and p.customer_id = erased
    union all select cuid from registrations where organiser_id = organiser and customer_id = erased
    union all select cuid from payments where organiser_id = organiser and customer_id = erased
    union all select cuid from carts where organiser_id = organiser and customer_id = erased
    union all select cuid from reviews where organiser_id = organiser and customer_id = erased
    union all select f.cuid from refunds f join payments p on p.organiser_id = f.organiser_id and p.id = f.payment_id
      where p.organiser_id = organiser and p.customer_id = erased) own;
  -- the log of money keeps what does not name the person
  update audit_log set summary = '',
    changes = coalesce((select jsonb_object_agg(one.key, case when entity in ('payments', 'refunds')
        and not exists (select from unnest(said) word where position(word in lower(one.value::text)) > 0)
      then one.value else '{"from": null, "to": null}'::jsonb end) from jsonb_each(changes) one), '{}')
    where organiser_id = organiser and entity_cuid = any(things);
  update security_events set actor_name = '', address = '', details = '{}'
    where organiser_id = organiser
      and ((actor_kind in ('CUSTOMER', 'VISITOR') and actor_id = any(persons))
        or (actor_kind = 'VISITOR' and lower(actor_name) = any(said)));
  -- a reason that staff wrote stays, unless it names the person
  update wallet_movements set message = ''
    where organiser_id = organiser and customer_id = erased
      and exists (select from unnest(said) word where position(word in lower(message)) > 0);
  update merged_customers set words = '{}' where organiser_id = organiser and customer_id = erased;
end $$;
