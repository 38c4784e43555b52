-- What is about health stands in red before those who look after a child; everything else they were told does not (decision 166).
alter table custom_fields add column health boolean not null default false;
alter table questions add column health boolean not null default false;

-- asked in words that speak of nothing else: the organiser sees it in the form, and changes it there
update custom_fields set health = true
where concat_ws(' ', title ->> 'fr', title ->> 'en') ~* '(allerg|intol[ée]ran|sant[ée]\M|health|m[ée]dic|asthm|[ée]pileps|diab[eè]t|maladie|illness)';
update questions set health = true
where concat_ws(' ', title ->> 'fr', title ->> 'en') ~* '(allerg|intol[ée]ran|sant[ée]\M|health|m[ée]dic|asthm|[ée]pileps|diab[eè]t|maladie|illness)';

drop trigger version_moves on custom_fields;
create trigger version_moves
  before update of type, title, description, required, active, deferred, pattern, choices, health on custom_fields
  for each row when (
    (old.type, old.title, old.description, old.required, old.active, old.deferred, old.pattern, old.choices, old.health)
    is distinct from
    (new.type, new.title, new.description, new.required, new.active, new.deferred, new.pattern, new.choices, new.health))
  execute function move_version();
