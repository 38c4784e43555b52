-- A voucher is for an amount or for a bundle.

alter table vouchers
  alter column amount drop not null,
  add column bundle_id bigint,
  add foreign key (organiser_id, bundle_id) references bundles (organiser_id, id),
  add constraint vouchers_worth check ((amount is null) <> (bundle_id is null));
create index on vouchers (organiser_id, bundle_id) where bundle_id is not null;

-- What was promised of the bundle at the sale stands in bundle_terms (how many registrations, how long, until when at the latest); the
-- bundle that came of it, once redeemed, has its own row.
alter table customer_vouchers
  alter column amount drop not null,
  add column bundle_id bigint,
  add column bundle_terms jsonb,
  add column customer_bundle_id bigint,
  add foreign key (organiser_id, bundle_id) references bundles (organiser_id, id),
  add foreign key (organiser_id, customer_bundle_id) references customer_bundles (organiser_id, id),
  add constraint customer_vouchers_worth check ((amount is null) <> (bundle_id is null)),
  add constraint customer_vouchers_terms check ((bundle_terms is null) = (bundle_id is null)),
  add constraint customer_vouchers_became check (customer_bundle_id is null or redeemed_at is not null and bundle_id is not null);
create index on customer_vouchers (organiser_id, bundle_id) where bundle_id is not null;
create unique index on customer_vouchers (organiser_id, customer_bundle_id) where customer_bundle_id is not null;

-- What lies in carts was promised as an amount.
update cart_items set price_lines = price_lines || '{"bundle": null}' where type = 'VOUCHER';

drop trigger if exists version_moves on vouchers;
create trigger version_moves before update of title, description, price, amount, bundle_id, duration, published, "order" on vouchers
  for each row when ((old.title, old.description, old.price, old.amount, old.bundle_id, old.duration, old.published, old."order")
    is distinct from (new.title, new.description, new.price, new.amount, new.bundle_id, new.duration, new.published, new."order"))
  execute function move_version();
