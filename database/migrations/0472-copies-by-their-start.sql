-- A copy is looked for by the moment at which it begins, for which there is an index; one more made the planner read all availabilities for a few.
drop index availabilities_copied;
