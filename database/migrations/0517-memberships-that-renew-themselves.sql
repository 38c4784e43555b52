-- A rolling membership that renews itself (docs/decisions/0112-memberships-that-renew-themselves.md): who buys it reads so, and can say no.
alter table memberships
  add column recurring boolean not null default false,
  add check (not recurring or (period_type = 'ROLLING' and renewal_days_before >= 8));

alter table customer_memberships
  add column recurring boolean not null default false,
  -- the e-mail before a renewal: when it was decided, after which cycle, and at what price in minor units
  add column renewal_announced_at timestamptz,
  add column renewal_announced_for timestamptz,
  add column renewal_price integer check (renewal_price >= 0);

-- carts that were filled before say nothing about it
update cart_items set price_lines = price_lines || '{"recurring": false}'
  where type = 'MEMBERSHIP' and not price_lines ? 'recurring';
