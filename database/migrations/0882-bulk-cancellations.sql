-- Many registrations can be cancelled in one go (decision 151).
alter table bulk_actions drop constraint bulk_actions_on_check;
alter table bulk_actions add constraint bulk_actions_on_check check ("on" in ('AVAILABILITIES', 'DATES', 'REGISTRATIONS'));
