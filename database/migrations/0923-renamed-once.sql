-- rename_in_changes_of_households (0922) does all of it.
drop function rename_in_changes(bigint, bigint);
