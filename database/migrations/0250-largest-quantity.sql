-- The most places that one registration can take (R28): null is no limit; camps of named children have 1.
alter table activities add column maximum_quantity integer check (maximum_quantity >= 1);
