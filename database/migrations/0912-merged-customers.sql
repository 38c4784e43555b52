-- A family that had two accounts (decision 163): the other is taken away for good, and who follows a link to it is led to the one that was kept.
create table merged_customers (
  organiser_id bigint not null references organisers (id),
  -- by what the other was named in an address
  cuid text not null,
  -- by what logs name it
  old_id bigint not null,
  customer_id bigint not null,
  -- how it was called and reached, in lower case: erased with the kept family, and until then what finds its traces
  words text[] not null default '{}',
  merged_by bigint not null,
  merged_at timestamptz not null,
  primary key (organiser_id, cuid),
  unique (organiser_id, old_id),
  foreign key (organiser_id, customer_id) references customers (organiser_id, id),
  foreign key (organiser_id, merged_by) references collaborators (organiser_id, id)
);
create index on merged_customers (organiser_id, customer_id);
create index on merged_customers (organiser_id, merged_by);
call protect_tenant_table('merged_customers');
call confine_to_own_groups('merged_customers', 'customer_id = any((select own_customers())::bigint[])');

alter table wallet_movements drop constraint wallet_movements_reason_check;
alter table wallet_movements add constraint wallet_movements_reason_check
  check (reason in ('PAYMENT', 'LATE_PAYMENT', 'OVERPAYMENT', 'CANCELLATION', 'REFUND', 'CORRECTION', 'REDEMPTION', 'MERGE'));

-- Ledgers are written once: only a merge gives another id for the same family, once its wallet is empty.
create function merge_ledgers(kept bigint, other bigint) returns void language plpgsql security definer
set search_path = pg_catalog, public, pg_temp as $$
declare
  organiser bigint := current_organiser();
begin
  if kept = other or not exists (select from customers where organiser_id = organiser and id = kept and deleted_at is null)
    or not exists (select from customers where organiser_id = organiser and id = other and deleted_at is null and wallet_amount = 0) then
    raise exception 'Not two families of which the other has an empty wallet';
  end if;
  update wallet_movements set customer_id = kept where organiser_id = organiser and customer_id = other;
  update coupon_uses set customer_id = kept where organiser_id = organiser and customer_id = other;
end $$;
revoke all on function merge_ledgers from public;
grant execute on function merge_ledgers to ribambelle_app;

-- As before (0234), and with what was written of the families that went into the erased one.
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
  update audit_log set summary = '',
    changes = case when entity in ('payments', 'refunds') then changes else coalesce(
      (select jsonb_object_agg(field, '{"from": null, "to": null}'::jsonb) from jsonb_object_keys(changes) field), '{}') end
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
