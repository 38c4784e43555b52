import { plural } from '../formats/plural.ts';
import type { texts as french } from '../fr/office-dashboard.ts';

const registrations = (count: number) =>
  `${count} ${plural('en', count, { one: 'registration', other: 'registrations' })}`;

export const texts: typeof french = {
  title: 'Today',
  received: 'Received today',
  sold: 'Sold today',
  registered: 'Registrations today',
  refunded: (amount) => `after ${amount} refunded`,
  cancelled: (amount) => `and ${amount} cancelled`,
  week_before: 'A week ago',
  year_before: 'A year ago',
  compared: (week_before, year_before) =>
    `Up to the same time of day: a week ago, ${week_before}; a year ago, ${year_before} (52 weeks earlier). Refunds are deducted from what is received.`,
  occupancy: 'Occupancy over the next two weeks',
  occupancy_of: (day, registered, places) => `${day}: ${registered} of ${places} places taken`,
  no_places: 'No dates with limited places in the next two weeks.',
  attention: 'Needs attention',
  all_well: 'Nothing to report: everything is in order.',
  backup_old: (day) =>
    day === null
      ? 'No nightly backup has been made yet, although one is expected. Tell whoever runs the server.'
      : `The last nightly backup was made on ${day}. Tell whoever runs the server.`,
  backup_failed: (day) =>
    `Last night’s backup failed${day === null ? '' : `; the last good one was made on ${day}`}. Tell whoever runs the server: the reason is in its log.`,
  requests: (count) =>
    `${count} ${plural('en', count, { one: 'registration request is waiting', other: 'registration requests are waiting' })} for your reply`,
  untold: (count) =>
    `${count} waiting ${plural('en', count, { one: 'list has', other: 'lists have' })} a free place that nobody was told of`,
  outstanding: (count) => `${registrations(count)} started but not fully paid`,
  overdue: (count) =>
    `${count} upcoming ${plural('en', count, { one: 'registration', other: 'registrations' })} with overdue payment`,
  partly_paid: (count) =>
    `${registrations(count)} partly paid after the last reminder: for you to decide`,
  cancelled_unpaid: (count) => `${registrations(count)} cancelled this week because nobody paid`,
  pending: (count) =>
    `${count} ${plural('en', count, { one: 'payment', other: 'payments' })} pending for more than two weeks`,
  late: (count) =>
    `${count} ${plural('en', count, { one: 'payment', other: 'payments' })} arrived too late and credited to the family`,
  failed_refunds: (count) =>
    `${count} ${plural('en', count, { one: 'refund', other: 'refunds' })} failed, to be made another way`,
  disputes: (count) =>
    `${count} ${plural('en', count, { one: 'payment', other: 'payments' })} disputed by a family at its bank`,
  reviews: (count) =>
    `${count} ${plural('en', count, { one: 'review of 2 stars or fewer is waiting', other: 'reviews of 2 stars or fewer are waiting' })} for a reply`,
  unsent: (count) =>
    `${count} ${plural('en', count, { one: 'e-mail has not been sent', other: 'e-mails have not been sent' })}`,
  refused_addresses: (count) =>
    `${count} ${plural('en', count, { one: 'family has a refused e-mail address and receives', other: 'families have a refused e-mail address and receive' })} nothing any more`,
  nearly_empty: 'Starting soon and nearly empty',
  nearly_empty_help: 'Starts within two weeks, with less than a quarter of the places taken.',
  nearly_full: 'Nearly full',
  nearly_full_help: 'One or two places are left.',
  none: 'None.',
  first_steps: 'Your first steps',
  first_steps_done: (done, all) => `${done} of ${all}. Steps tick themselves off.`,
  first_steps_left: (remaining) =>
    `Your first steps: ${remaining} ${plural('en', remaining, { one: 'is', other: 'are' })} still to be done`,
  first_steps_aside: 'Do not show any more',
  steps: {
    location: 'Add a location',
    activity: 'Create an activity and publish it',
    dates: 'Give its dates, places and price',
    payment: 'Say how families pay',
    home_page: 'Write and publish your home page',
    mails: 'Send a test e-mail',
    host_name: 'Check that the address of your site points here',
    terms: 'Publish your terms and conditions',
    order: 'Receive the first order',
  },
  step_done: 'Done',
  step_open: 'To do',
};
