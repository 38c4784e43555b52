-- Families and participants who are nearly called so, for who is about to write one down a second time (decision 188).

-- A name without accents, spaces and signs.
create function letters_of(name text) returns text language sql immutable parallel safe set search_path = public, pg_temp as
$$ select regexp_replace(searchable(name), '[^[:alnum:]]+', '', 'g') $$;

-- Whether a name is another one with at most one slip in the first name or the last; of names of three letters none is forgiven. The very name is not nearly it.
create function is_nearly_named(firstname text, lastname text, other_firstname text, other_lastname text) returns boolean
language sql immutable parallel safe set search_path = public, pg_temp as
$$
  select (searchable(trim(firstname)) <> searchable(trim(other_firstname)) or searchable(trim(lastname)) <> searchable(trim(other_lastname)))
    and ((first = other_first and (last = other_last or (least(length(last), length(other_last)) > 3 and is_slip(last, other_last))))
      or (last = other_last and least(length(first), length(other_first)) > 3 and is_slip(first, other_first)))
  from (select letters_of(firstname) as first, letters_of(lastname) as last, letters_of(other_firstname) as other_first, letters_of(other_lastname) as other_last) name
$$;

-- In either order; found by what both names share with those that are typed.
create function customers_nearly_named(typed_firstname text, typed_lastname text) returns setof bigint language sql stable security definer rows 5
set search_path = public, pg_temp as
$$
  select id from customers where organiser_id = current_organiser() and deleted_at is null
    and name_slips(firstname, lastname) && shortened(letters_of(typed_firstname))
    and name_slips(firstname, lastname) && shortened(letters_of(typed_lastname))
    and (is_nearly_named(firstname, lastname, typed_firstname, typed_lastname) or is_nearly_named(lastname, firstname, typed_firstname, typed_lastname))
$$;
create function participants_nearly_named(typed_firstname text, typed_lastname text) returns setof bigint language sql stable security definer rows 5
set search_path = public, pg_temp as
$$
  select id from participants where organiser_id = current_organiser() and deleted_at is null
    and name_slips(firstname, lastname) && shortened(letters_of(typed_firstname))
    and name_slips(firstname, lastname) && shortened(letters_of(typed_lastname))
    and is_nearly_named(firstname, lastname, typed_firstname, typed_lastname)
$$;
