-- How a place that is ordered in advance is paid: later by transfer, or at once from the wallet (decision 148).

alter table waiting_list_entries
  add column advance_strategy text check (advance_strategy in ('DELAYED', 'WALLET'));
update waiting_list_entries set advance_strategy = 'DELAYED' where advance_price is not null;
alter table waiting_list_entries
  add check ((advance_price is null) = (advance_strategy is null));
