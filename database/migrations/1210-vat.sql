-- VAT with every line of what is owed (decision 266): dated rates as data, the regime and the default of an organiser, a choice for each thing on sale, and on each
-- line its category and the rate of its day. Nothing changes for an organiser that has not said its regime: its lines have neither.

create table vat_rates (
  category text not null check (category in ('STANDARD', 'INTERMEDIATE', 'REDUCED', 'EXEMPT_YOUTH', 'EXEMPT_SPORT', 'EXEMPT_EDUCATION', 'EXEMPT_CULTURE', 'NOT_SUBJECT',
    'FRANCHISE')),
  -- both included; null while it is in force
  valid_from date not null,
  valid_until date check (valid_until >= valid_from),
  -- basis points of the net amount
  rate integer not null check (rate between 0 and 10000),
  -- why no VAT is due, for paper, in each language; empty where it is due
  reason jsonb not null default '{"fr": "", "en": ""}',
  primary key (category, valid_from)
);
grant select on vat_rates to ribambelle_app;

-- Belgium: rates of the royal decree no 20, exemptions of article 44 of the VAT Code, the scheme of article 56bis. All older than any line here.
insert into vat_rates (category, valid_from, rate, reason) values
  ('STANDARD', '1996-01-01', 2100, '{"fr": "", "en": ""}'),
  ('INTERMEDIATE', '1996-01-01', 1200, '{"fr": "", "en": ""}'),
  ('REDUCED', '1996-01-01', 600, '{"fr": "", "en": ""}'),
  ('EXEMPT_YOUTH', '1996-01-01', 0, '{"fr": "Exempté de TVA – article 44, § 2, 2° du Code de la TVA", "en": "Exempt from VAT – Article 44, § 2, 2° of the Belgian VAT Code"}'),
  ('EXEMPT_SPORT', '1996-01-01', 0, '{"fr": "Exempté de TVA – article 44, § 2, 3° du Code de la TVA", "en": "Exempt from VAT – Article 44, § 2, 3° of the Belgian VAT Code"}'),
  ('EXEMPT_EDUCATION', '1996-01-01', 0, '{"fr": "Exempté de TVA – article 44, § 2, 4° du Code de la TVA", "en": "Exempt from VAT – Article 44, § 2, 4° of the Belgian VAT Code"}'),
  ('EXEMPT_CULTURE', '1996-01-01', 0, '{"fr": "Exempté de TVA – article 44, § 2, 6° à 9° du Code de la TVA", "en": "Exempt from VAT – Article 44, § 2, 6° to 9° of the Belgian VAT Code"}'),
  ('NOT_SUBJECT', '1996-01-01', 0, '{"fr": "Hors du champ d’application de la TVA", "en": "Outside the scope of VAT"}'),
  ('FRANCHISE', '1996-01-01', 0, '{"fr": "Régime particulier de franchise des petites entreprises", "en": "Special exemption scheme for small enterprises"}');

alter table organisers
  -- null: not said yet
  add column vat_regime text check (vat_regime in ('TAXABLE', 'EXEMPT', 'MIXED', 'FRANCHISE', 'NOT_SUBJECT')),
  -- that of everything without a choice of its own
  add column vat_category text check (vat_category in ('STANDARD', 'INTERMEDIATE', 'REDUCED', 'EXEMPT_YOUTH', 'EXEMPT_SPORT', 'EXEMPT_EDUCATION', 'EXEMPT_CULTURE',
    'NOT_SUBJECT', 'FRANCHISE')),
  -- that of the service fee; null for the default
  add column service_fee_vat_category text check (service_fee_vat_category in ('STANDARD', 'INTERMEDIATE', 'REDUCED', 'EXEMPT_YOUTH', 'EXEMPT_SPORT',
    'EXEMPT_EDUCATION', 'EXEMPT_CULTURE', 'NOT_SUBJECT', 'FRANCHISE')),
  add constraint organisers_vat_check check ((vat_regime is null) = (vat_category is null) and (vat_regime is not null or service_fee_vat_category is null));
create trigger version_moves_with_vat before update of vat_regime, vat_category, service_fee_vat_category on organisers
  for each row when ((old.vat_regime, old.vat_category, old.service_fee_vat_category)
    is distinct from (new.vat_regime, new.vat_category, new.service_fee_vat_category)) execute function move_version();

-- the choice of each thing on sale; null for the organiser's default
do $$
declare noun text;
begin
  foreach noun in array array['activities', 'options', 'bundles', 'memberships', 'resources'] loop
    execute format('alter table %I add column vat_category text check (vat_category in (''STANDARD'', ''INTERMEDIATE'', ''REDUCED'', ''EXEMPT_YOUTH'', ''EXEMPT_SPORT'',
      ''EXEMPT_EDUCATION'', ''EXEMPT_CULTURE'', ''NOT_SUBJECT'', ''FRANCHISE''))', noun);
    if noun <> 'options' then
      execute format('create trigger version_moves_with_vat before update of vat_category on %I
        for each row when (old.vat_category is distinct from new.vat_category) execute function move_version()', noun);
    end if;
  end loop;
end $$;

alter table receivable_lines
  -- basis points, of the day of the line or, for what corrects, of what it corrects
  add column vat_rate integer check (vat_rate between 0 and 10000),
  add constraint receivable_lines_vat_category_check check (vat_category in ('STANDARD', 'INTERMEDIATE', 'REDUCED', 'EXEMPT_YOUTH', 'EXEMPT_SPORT', 'EXEMPT_EDUCATION',
    'EXEMPT_CULTURE', 'NOT_SUBJECT', 'FRANCHISE')),
  add constraint receivable_lines_vat_check check ((vat_category is null) = (vat_rate is null));

-- lines from before an organiser said its regime get a category once, by hand; nothing else of a line is ever changed
grant update (vat_category, vat_rate) on receivable_lines to ribambelle_app;
create function refuse_other_vat() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  raise exception 'The VAT of a line is set once and then stays' using errcode = 'check_violation';
end $$;
create trigger vat_stays before update of vat_category, vat_rate on receivable_lines
  for each row when (old.vat_category is not null or new.vat_category is null) execute function refuse_other_vat();
