import type { texts as french } from '../fr/office-resource-blocks.ts';

export const texts: typeof french = {
  title: 'Blocked periods',
  add: 'Block a period',
  created: 'Period blocked.',
  removed: 'Period free again.',
  remove: 'Unblock',
  search: 'Reason',
  resources: 'Resources',
  reason: 'Reason',
  reason_help: 'For the team: families do not see it.',
  no_reason: 'No reason given',
  first_day: 'From',
  last_day: 'To',
  whole_days: 'All day',
  all_day: 'All day',
  opens: 'From',
  closes: 'To',
  hours: 'Hours',
  weekdays: 'Days of the week',
  every_day: 'Every day',
  made_by: 'Blocked by',
  despite: 'Block all the same',
  despite_help:
    'What is booked stays booked: let the families know. What is in a cart can no longer be paid.',
  create: 'Block',
};
