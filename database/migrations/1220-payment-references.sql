-- The one register of the twelve digits under which money is asked for: they belong to an order, or to a receivable that belongs to no order. A row is never changed
-- or deleted, so a number is never used again. `cart_id` is no foreign key: a number outlives an empty cart that a merge deleted.
create table payment_references (
  organiser_id bigint not null references organisers,
  reference text not null check (reference ~ '^[0-9]{12}$'),
  cart_id bigint,
  receivable_id bigint,
  primary key (organiser_id, reference),
  check (num_nonnulls(cart_id, receivable_id) = 1),
  foreign key (organiser_id, receivable_id) references receivables
);
call protect_tenant_table('payment_references');
revoke update, delete on payment_references from ribambelle_app;
create unique index payment_references_receivable on payment_references (organiser_id, receivable_id) where receivable_id is not null;

-- found by any part, as orders are (0412)
create index payment_references_numbered on payment_references using gin (to_tsvector('simple', ends_of('ref', reference))) where receivable_id is not null;
create function receivables_found(digits text) returns setof bigint language sql stable security definer rows 20
set search_path = public, pg_temp as
$$ select receivable_id from payment_references where organiser_id = current_organiser() and receivable_id is not null
     and to_tsvector('simple', ends_of('ref', reference)) @@ to_tsquery('simple', 'ref' || digits || ':*') $$;
revoke all on function receivables_found from public;
grant execute on function receivables_found to ribambelle_app;

insert into payment_references (organiser_id, reference, cart_id) select organiser_id, reference, id from carts;

-- Numbers are written in the statement that writes the cart or the receivable, so that a purchase costs no statement more (decision 268).
create function note_references() returns trigger language plpgsql as $$
begin
  insert into payment_references (organiser_id, reference, cart_id) select organiser_id, reference, id from made;
  return null;
end $$;
create trigger carts_references after insert on carts referencing new table as made for each statement execute function note_references();

-- random digits after the organiser's prefix, and two that check them; a taken number is drawn again
create function draw_reference(organiser bigint, receivable bigint) returns void language plpgsql as $$
declare
  prefix text := (select payment_reference_prefix from organisers where id = organiser);
  free text;
begin
  for attempt in 1..100 loop
    free := prefix || lpad((1 + floor(random() * (10::numeric ^ (10 - length(prefix)) - 1)))::bigint::text, 10 - length(prefix), '0');
    insert into payment_references (organiser_id, reference, receivable_id)
    values (organiser, free || lpad(coalesce(nullif(free::bigint % 97, 0), 97)::text, 2, '0'), receivable) on conflict (organiser_id, reference) do nothing;
    if found then
      return;
    end if;
  end loop;
  raise exception 'No payment reference is free with the prefix %', prefix;
end $$;
grant execute on function draw_reference to ribambelle_app;
create function draw_references() returns trigger language plpgsql as $$
begin
  perform draw_reference(organiser_id, id) from made where cart_id is null;
  return null;
end $$;
create trigger receivables_references after insert on receivables referencing new table as made for each statement execute function draw_references();

do $$ begin perform draw_reference(organiser_id, id) from receivables where cart_id is null; end $$;
