import { plural } from '../formats/plural.ts';

const dates = (count: number): string =>
  `${count} ${plural('en', count, { one: 'date', other: 'dates' })}`;

export const texts: typeof import('../fr/registration-requests.ts').texts = {
  cancelled: 'Your request is cancelled.',
  one: 'Registration request',
  all: 'All requests',
  count: (count: number) =>
    `${count} ${plural('en', count, { one: 'request', other: 'requests' })}`,
  empty_title: 'No request yet',
  empty_text: 'The registrations that you ask for come here, with the organiser’s answer.',
  see_activities: 'See the programme',
  missing: 'We cannot find this request',
  statuses: {
    PENDING: 'Waiting for an answer',
    APPROVED: 'Approved',
    REJECTED: 'Rejected',
    CANCELLED: 'Cancelled',
  },
  payments: {
    COMPLETE: 'Paid',
    DEPOSITED: 'Deposit paid',
    OUTSTANDING: 'To pay',
  },
  pending_title: 'Your request waits for an answer',
  pending_text:
    'No place is reserved yet and you have nothing to pay. We write to you as soon as your request is decided.',
  approved_title: 'Your request is approved',
  approved_text: 'Your places are reserved. You find all details in your registrations.',
  rejected_title: 'Your request could not be approved',
  no_reason: 'The organiser gave no other explanation.',
  requested: (count: number) =>
    `${count} ${plural('en', count, { one: 'date asked for', other: 'dates asked for' })}`,
  availabilities: 'What you asked for',
  given: 'Place reserved',
  not_given: 'Not approved',
  given_up: 'Registration cancelled',
  see_registration: 'See the registration',
  see_order: 'See the order',
  participant: 'Participant',
  tier: 'Choice',
  reference: 'Reference',
  requested_on: 'Asked on',
  total: 'Price',
  options: 'Options',
  questions: 'Your answers',
  instructions: 'Good to know, and what to bring',
  cancel: 'Cancel the request',
  cancel_title: 'Cancel this request?',
  cancel_follows: 'The organiser will not look at it any more. You can make another one.',
  keep: 'Keep it',
  success_title: (count: number): string =>
    count === 1 ? 'Your request is sent' : 'Your requests are sent',
  success_text:
    'No place is reserved yet: the organiser looks at your request and answers by e-mail.',
  success_text_without_mail:
    'No place is reserved yet: the organiser looks at your request, and you find the answer in your account. This site does not send e-mails yet.',
  yours: 'Your requests',
  nothing_due: 'Nothing to pay for now: the price is set when the request is approved.',
  /** The page where dates are chosen for a request, and where it is put in the cart. */
  choosing: {
    choose_title: 'Choose your dates',
    choose_intro:
      'Places are given on request: choose the dates that suit you, and the organiser answers by e-mail. There is nothing to pay before that.',
    choose_intro_without_mail:
      'Places are given on request: choose the dates that suit you, and find the organiser’s answer in your account. There is nothing to pay before that.',
    week_of: (activity) => `Dates of the week: ${activity}`,
    tier: 'How many?',
    how_many: ({ minimum_availabilities: least, maximum_availabilities: most }) =>
      least === most ? dates(least) : `${least} to ${dates(most)}`,
    none_offered: 'Nothing can be requested for now',
    bar: {
      action: 'Continue',
      too_few: {
        fixed: ({ count, least }) =>
          count === 0
            ? `Choose ${dates(least)}`
            : `${count} of ${least}: ${dates(least - count)} to go`,
        interval: ({ count, least, most }) =>
          count === 0
            ? `Choose ${least} to ${dates(most)}`
            : `${dates(count)}: choose ${least} to ${most}`,
      },
      valid: {
        fixed: ({ count }) => `${dates(count)} chosen`,
        interval: ({ count, most }) => `${dates(count)} chosen (${most} at most)`,
      },
      too_many: {
        fixed: ({ count, most }) => `${dates(most)} at most: remove ${count - most}`,
        interval: ({ count, least, most }) => `${least} to ${dates(most)}: remove ${count - most}`,
      },
    },
    /** The conditions for the dates, required or optional, as the organiser wrote them. */
    conditions: {
      title: 'Conditions of this activity',
      required: (label) => `Needed: ${label}`,
      incomplete: (label) => `Still needed: ${label}`,
      optional: (label) => `Advised: ${label}`,
      advised_follows: 'You may go on all the same: the organiser will see it.',
    },
    direct_title: 'No request needed',
    direct_text: 'You can register for this activity directly, without asking.',
    direct_action: 'See the dates',
    login_title: 'Sign in to send your request',
    title: 'Registration request',
    chosen: 'Your dates',
    remove: (when) => `Remove: ${when}`,
    change: 'Change the dates',
    empty_title: 'No dates chosen',
    empty_text: 'First choose the dates that you would like to ask for.',
    browse: 'See the programme',
    several_title: 'One activity at a time',
    several_text: 'A request is for one activity. Remove the dates of the others.',
    closed_title: 'These dates can no longer be requested',
    closed_text: 'Remove those that are full or closed, and choose others.',
    tier_missing: 'Choose how many.',
    free: 'Nothing to pay now',
    free_text:
      'No place is reserved yet. If your request is accepted, you get the price and how to pay.',
    expected: (amount) =>
      `At today’s price: ${amount} if all of it is accepted, without options or reductions.`,
    add: (count) =>
      count === 1 ? 'Add the request to the cart' : `Add ${count} requests to the cart`,
  },
};

export const errors = {
  REGISTRATION_REQUEST_NOT_FOUND: 'This request does not exist, or is not yours.',
  REGISTRATION_NOT_BY_REQUEST: 'One registers for this date directly, without a request.',
  REQUEST_OF_ONE_ACTIVITY: 'Choose dates of one and the same activity.',
  AVAILABILITY_CHOSEN_TWICE: 'This date is chosen twice.',
  AVAILABILITIES_TOO_FEW: 'Choose more dates.',
  AVAILABILITIES_TOO_MANY: 'Choose fewer dates.',
  ALREADY_REQUESTED: 'This person has already asked for a place on one of these dates.',
  CONSTRAINT_REGISTRATIONS_MINIMUM:
    'A condition of this activity asks for more dates. See those that are marked.',
  CONSTRAINT_REGISTRATIONS_MAXIMUM:
    'A condition of this activity limits the number of dates. See those that are marked.',
  CONSTRAINT_LOCATIONS_MINIMUM:
    'A condition of this activity asks for more places to go to. See the dates that are marked.',
  CONSTRAINT_LOCATIONS_MAXIMUM:
    'A condition of this activity limits the places to go to. See the dates that are marked.',
  REQUEST_NOT_PENDING: 'This request has been decided already.',
  NOTHING_TO_APPROVE: 'Choose at least one date to approve.',
  AVAILABILITY_NOT_REQUESTED: 'This date was not asked for.',
  REQUEST_MESSAGE_REQUIRED: 'Tell the family why.',
};
