-- Which activities have availabilities for other ages than their own, so that a list by age reads the dates of those that can fit, and no others.
create index availabilities_of_own_ages on availabilities (organiser_id, activity_id) where age_minimum is not null or age_maximum is not null;
