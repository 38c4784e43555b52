import { HABITS } from '@ribambelle/domain/base/languages.ts';
import { formatWeekday } from '../formats/format-weekday.ts';
import { wordIn } from '../formats/word-in.ts';
import { filters } from './all-records.ts';
import { texts as activities } from './office-activities.ts';
import { texts as availabilities } from './office-availabilities.ts';
import { texts as customers } from './office-customers.ts';
import { texts as mailings } from './office-mailings.ts';
import { texts as mails } from './office-mails.ts';
import { texts as notes } from './office-notes.ts';
import { texts as organisation } from './office-organisation.ts';
import { texts as payments } from './office-payments.ts';
import { texts as permissions } from './office-permissions.ts';
import { texts as registrations } from './office-registrations.ts';
import { texts as requests } from './office-registration-requests.ts';
import { texts as reports } from './reports.ts';
import { texts as reviews } from './office-reviews.ts';
import { texts as rosters } from './office-rosters.ts';
import { texts as security } from './office-security.ts';
import { texts as segments } from './office-segments.ts';

/**
 * The filters of the lists of the back-office: their names and choices. A period is named after its
 * date.
 */
export const texts = {
  registrations: {
    names: {
      tag: notes.all_tags,
      activity: registrations.all_activities,
      customer: 'Family',
      participant: 'Participant',
      payment: registrations.payment,
      cancelled: registrations.filter_cancelled,
      takes_place: 'Begins',
      registered: 'Registered',
      owed: 'Left to pay',
      availability: 'These dates',
    },
    words: {
      payment: (code: string) => wordIn(registrations.payments, code),
      cancelled: (code: string) =>
        code === 'true' ? registrations.only_cancelled : registrations.not_cancelled,
    },
  },
  'registration-requests': {
    names: {
      status: requests.all_states,
      activity: registrations.all_activities,
      requested: 'Received',
    },
    words: { status: (code: string) => wordIn(requests.states, code) },
  },
  segments: {
    names: { entity: segments.entity_filter },
    words: { entity: (code: string) => wordIn(segments.entities, code) },
  },
  payments: {
    names: {
      state: payments.state,
      method: payments.method,
      attention: payments.attention,
      customer: 'Family',
      received: 'Received',
      amount: 'Amount',
    },
    words: {
      state: (code: string) => wordIn(payments.states, code),
      method: (code: string) => wordIn(payments.methods, code),
      attention: (code: string) => wordIn(payments.attentions, code),
    },
  },
  availabilities: {
    names: {
      takes_place: 'Takes place',
      activity: availabilities.all_activities,
      location: availabilities.all_locations,
      status: availabilities.all_states,
      tag: availabilities.all_tags,
      waiting_list: 'Waiting list',
      free: 'Free places',
      price: 'Price',
    },
    usual: { takes_place: 'from today' },
    words: {
      status: (code: string) => wordIn(availabilities.states, code),
      waiting_list: () => 'Free place, nobody was told',
    },
  },
  sold: { names: { sold: 'Sold', until: 'Valid until' } },
  calendar: {
    names: { activity: availabilities.all_activities, location: availabilities.all_locations },
  },
  roster: {
    names: {
      day: 'Day',
      activity: availabilities.all_activities,
      location: availabilities.all_locations,
      kind: rosters.kind,
    },
    words: { kind: (code: string) => wordIn(rosters.kinds, code) },
  },
  reports: { names: { period: 'Period' } },
  balances: {
    names: { of: reports.accounts.of, at: reports.accounts.at },
    words: { of: (code: string) => wordIn(reports.accounts.open, code) },
    usual: { of: reports.accounts.open.OWED },
  },
  'resources-report': {
    names: { period: 'Period', resource: 'Resource', location: 'Location' },
  },
  participants: { names: { age: 'Age' } },
  customers: {
    names: {
      tag: notes.all_tags,
      place: 'Town or postcode',
      outstanding: customers.filter_owes,
      owed: 'Amount owed',
      unmoved: 'Credit without movement (months)',
    },
    words: { outstanding: () => customers.only_owing },
  },
  activities: {
    names: { category: activities.all_categories, published: activities.all_states },
    words: {
      published: (code: string) =>
        code === 'true' ? activities.published : activities.unpublished,
    },
  },
  bookings: {
    names: {
      starts: 'Takes place',
      weekday: 'Day of the week',
      hour: 'Hour of the start',
      resource: 'Resource',
      location: 'Location',
      customer: 'One family',
      cancelled: registrations.filter_cancelled,
      sold: 'Booked',
    },
    words: {
      weekday: (code: string) => formatWeekday(Number(code), 'en'),
      hour: (code: string) => HABITS.en.clock(Number(code), 0),
      cancelled: (code: string) =>
        code === 'true' ? registrations.only_cancelled : registrations.not_cancelled,
    },
  },
  'resource-blocks': {
    names: { during: 'Blocked', resource: 'This resource' },
    words: {},
  },
  reviews: {
    names: {
      activity: reviews.all_activities,
      score: reviews.any_score,
      visibility: reviews.visibility,
      answer: reviews.any_answer,
      created: 'Written',
    },
    words: {
      score: (code: string) => reviews.stars(Number(code)),
      visibility: (code: string) => wordIn(reviews.visibilities, code),
      answer: (code: string) => wordIn(reviews.answers, code),
    },
  },
  mailings: {
    names: { state: 'All states', created: 'Written' },
    words: { state: (code: string) => wordIn(mailings.states, code) },
  },
  'mailing-recipients': {
    names: { state: 'All results' },
    words: { state: (code: string) => wordIn(mailings.recipient_states, code) },
  },
  mails: {
    names: { state: mails.all_states, customer: 'Family', created: 'Written' },
    words: {
      state: (code: string) => (code === 'UNSENT' ? mails.unsent : organisation.mailStateOf(code)),
    },
  },
  audit: {
    names: {
      area: organisation.all_areas,
      collaborator: organisation.everybody,
      done: 'Done',
    },
    words: { area: permissions.areaOf },
  },
  security: {
    names: {
      type: security.all_types,
      actor_kind: security.all_actors,
      happened: 'Happened',
    },
    words: { type: security.typeOf, actor_kind: security.kindOf },
  },
  ...filters,
  filter: {
    begins: 'Its beginning is enough.',
    set: (name: string, value: string) => `${name}: ${value}`,
    remove: (name: string) => `Remove the filter “${name}”`,
    at_least: 'At least',
    at_most: 'At most',
    least: (value: string) => `at least ${value}`,
    most: (value: string) => `at most ${value}`,
    between: (least: string, most: string) => `from ${least} to ${most}`,
    reversed: 'Less than the first number.',
  },
  period: {
    from: 'From',
    to: 'To',
    since: (day: string) => `from ${day}`,
    until: (day: string) => `until ${day}`,
  },
  day: { today: 'Today', tomorrow: 'Tomorrow' },
};
