-- The number under which an organiser is registered: a Belgian enterprise number as ten digits, or a VAT number of another country.
alter table organisers add column company_number text not null default '' check (company_number ~ '^[A-Z0-9]{0,14}$');
create trigger version_moves_with_company_number before update of company_number on organisers
  for each row when (old.company_number is distinct from new.company_number) execute function move_version();
