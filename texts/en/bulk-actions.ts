import { plural } from '../formats/plural.ts';

const NOUNS = {
  AVAILABILITIES: { one: 'date', other: 'dates' },
  DATES: { one: 'day', other: 'days' },
  REGISTRATIONS: { one: 'registration', other: 'registrations' },
  CUSTOMERS: { one: 'family', other: 'families' },
} as const;

const records = (count: number, on: keyof typeof NOUNS) =>
  `${count} ${plural('en', count, NOUNS[on])}`;

export const texts = {
  select: (what: string) => `Select: ${what}`,
  resembling: (search: string) =>
    `Nothing is spelt “${search}”: these look like it. Check the list.`,
  select_page: 'Select the whole page',
  chosen: (count: string) => `Selected: ${count}`,
  all_found: (count: string) => `Select all ${count} found`,
  clear: 'Clear selection',
  actions: 'Bulk actions',
  kinds: {
    CLOSED: 'Close or open',
    MOVE: 'Move',
    CAPACITY: 'Places',
    PRICE: 'Price',
    WINDOW: 'Registration period',
    TAGS: 'Tags',
    COPY: 'Copy',
    CANCEL: 'Cancel the registrations',
    UNDO: 'Undo',
  },
  titles: {
    CLOSED: 'Close or open for registration',
    MOVE: 'Move to another day',
    CAPACITY: 'Change the number of places',
    PRICE: 'Change the price',
    WINDOW: 'Change the registration period',
    TAGS: 'Add or remove tags',
    COPY: 'Copy to another period',
    CANCEL: 'Cancel the chosen registrations',
    UNDO: 'Undo the bulk action',
  },
  records,
  close: 'Close',
  open: 'Open',
  set: 'Set to',
  add: 'Add',
  take: 'Remove',
  share: 'Change by',
  percent: 'Percentage (− to lower)',
  amount: 'Amount (− to lower)',
  places: 'Number of places',
  places_added: 'More places (− for fewer)',
  no_limit: 'Empty: no limit.',
  no_limit_date: 'Empty: as many as the whole date.',
  round_to: 'Round',
  roundings: { 1: 'to the cent', 10: 'to 10 cents', 50: 'to 50 cents', 100: 'to the euro' },
  tags_added: 'Tags to add',
  tags_removed: 'Tags to remove',
  tell: 'Tell the registered families by e-mail',
  tell_how:
    'One e-mail per family, with its registrations concerned. It leaves when all is closed, and cannot be called back.',
  subject: 'Subject',
  text: 'Message',
  letter: 'The e-mail',
  letter_greeting: 'Hello (first name),',
  letter_concerned: '(the family’s registrations concerned, with their days)',
  copy_help:
    'Each date is copied to the same weekdays and hours, with its price, its places and its registration period, without the people registered.',
  weeks: 'How many weeks later',
  weeks_help: '52 weeks: a year later, the same days.',
  holidays_off: 'Without public holidays',
  closed_periods_off: 'Without the days of “Holidays and closures”',
  skipped_days: 'Without other days',
  skipped_days_help: 'Holidays and closures, in the new period.',
  copy_closed: 'Closed for registration to begin with',
  copy_closed_help: 'Check them, then open them in one go.',
  copy_collaborators: 'With the leaders',
  preview_copied: (count: number) =>
    count === 0
      ? 'There is nothing to copy.'
      : `${count} ${plural('en', count, { one: 'date', other: 'dates' })} will be copied.`,
  apply_copy: (count: number) =>
    `Copy ${count} ${plural('en', count, { one: 'date', other: 'dates' })}`,
  done_copied: (count: number) =>
    count === 0
      ? 'Nothing was copied.'
      : `${count} ${plural('en', count, { one: 'date', other: 'dates' })} copied.`,
  skipped: (days: string) => `without ${days}`,
  opens: 'Registration begins',
  closes: 'Registration ends',
  window_ways: {
    KEEP: 'Do not change',
    SET: 'At a moment',
    BEFORE_START: 'Days before it begins',
    NONE: 'No moment',
  },
  window_at: 'On',
  window_days: 'Days before it begins',
  window_time: 'Time',
  window_words: {
    registrations_start_at: (moment: string) => `registration from: ${moment}`,
    registrations_end_at: (moment: string) => `registration until: ${moment}`,
  },
  no_moment: 'no moment',
  preview: 'What will change',
  preview_changed: (count: number, on: keyof typeof NOUNS) =>
    count === 0 ? 'Nothing changes.' : `${records(count, on)} will change.`,
  preview_unchanged: (count: number) =>
    `${count} ${plural('en', count, { one: 'is already so', other: 'are already so' })}.`,
  preview_registrations: (registrations: number, families: number) =>
    `${registrations} ${plural('en', registrations, { one: 'registration', other: 'registrations' })} of ${families} ${plural('en', families, { one: 'family', other: 'families' })} ${registrations === 1 ? 'is there and stays as it is' : 'are there and stay as they are'}.`,
  preview_registrations_less: (registrations: number, families: number) =>
    `${registrations} ${plural('en', registrations, { one: 'registration', other: 'registrations' })} of ${families} ${plural('en', families, { one: 'family', other: 'families' })} ${registrations > 1 ? 'are no longer expected there and cost' : 'is no longer expected there and costs'} less.`,
  preview_registrations_off: (registrations: number, families: number) =>
    `${registrations} ${plural('en', registrations, { one: 'registration', other: 'registrations' })} of ${families} ${plural('en', families, { one: 'family', other: 'families' })} ${registrations > 1 ? 'are' : 'is'} no longer expected there.`,
  preview_price: 'Prices already agreed do not change.',
  preview_money: 'The agreed prices stay: nothing changes in what these families owe or have paid.',
  preview_overfull: (count: number, on: keyof typeof NOUNS) =>
    `${records(count, on)} will have fewer places than registrations: these stay, and nothing more is for sale there.`,
  refused_count: (count: number, why: string) =>
    `${count} ${count === 1 ? 'stays' : 'stay'} as before: ${why}`,
  refusals: {
    PRICE_BELOW_DEPOSIT: 'the price would be below the deposit.',
    PRICE_OUT_OF_RANGE: 'the price would be negative or higher than allowed.',
    CAPACITY_OUT_OF_RANGE: 'the number of places would be negative or higher than allowed.',
    CAPACITY_UNLIMITED: 'there is no limit of places.',
    WINDOW_REVERSED: 'registration would end before it begins.',
    NO_DATES_LEFT: 'no day would be left.',
    COPIED_ALREADY: 'already copied to this period.',
    IN_USE: 'families are registered in it or wait for it.',
    TAG_NOT_FOUND: 'this tag is no longer in the list.',
    TAGS_TOO_MANY: 'there would be more than 20 tags.',
    DATES_OVERLAP: 'this group already takes place at that time.',
    OVER: 'it is already over.',
    CHANGED_SINCE: 'somebody has changed it meanwhile.',
    GONE: 'deleted meanwhile.',
    NOT_PERMITTED: 'you may not change this any more.',
  },
  fields: {
    closed: 'State',
    called_off: 'Takes place',
    capacity: 'Places',
    price: 'Price',
    deposit: 'Deposit',
    registrations_start_at: 'Registration begins',
    registrations_end_at: 'Registration ends',
    start_at: 'Start',
    skipped_days: 'Days left out',
    tags: 'Tags',
  },
  cancelled_words: {
    cancelled: 'cancelled',
    given_amount: (amount: string) => `${amount} refunded`,
    kept_amount: (amount: string) => `${amount} kept`,
    taken_off_amount: (amount: string) => `${amount} less to pay`,
  },
  takes_place: 'For everyone already registered that day',
  takes_place_ways: { off: 'Does not take place', on: 'Still takes place' },
  takes_place_help: {
    off: 'Nobody is expected any more: not in lists and registers, nor in the calendars and accounts of families.',
    on: 'Everyone registered comes as planned. Nobody else can register.',
  },
  called_off_words: { true: 'Does not take place', false: 'Takes place' },
  taken_off: 'What those registered pay less for this day',
  taken_off_ways: {
    NOTHING: 'Nothing: prices stay',
    ALL: 'The whole part of this day',
    SHARE: 'Some of the part of this day',
    AMOUNT: 'An amount for each place',
  },
  taken_off_share: 'Of the part of this day',
  taken_off_amount: 'Amount for each place',
  taken_off_how: 'For what was paid already; the rest is no longer owed.',
  taken_off_label: 'Why, written with each registration, for example “No lessons on 11 November”',
  preview_taken_off: (taken: string, given: string) =>
    `Less to pay in all: ${taken}. Of which to give back, because it was paid: ${given}.`,
  taken_off_final: 'For each registration, once for each day. This cannot be undone in one go.',
  move_after_last: 'After the last day',
  move_to_day: 'To a certain day',
  move_day: 'The day instead',
  move_after_last_help:
    'Each group takes place a week longer: on the same weekday, at the same time, without public holidays. Registrations stay.',
  move_day_help: 'All groups take place on that day, at the same time. Registrations stay.',
  move_tells:
    'One e-mail per family, with its registrations and the new day. It leaves when all is moved, and cannot be called back.',
  /** Next to “cancel the registrations”, where “cancel” alone would be mistaken for it. */
  keep_all: 'Cancel nothing',
  cancel_reason: 'Reason, kept with each registration',
  cancel_tells:
    'One e-mail per family, with all of its cancelled registrations, when everything is done.',
  preview_cancelled: (families: number, given: string, kept: string) =>
    `${families} ${plural('en', families, { one: 'family', other: 'families' })}. To refund: ${given}. Kept: ${kept}. Service fees of orders that end with them are refunded on top.`,
  cancel_final: 'This cannot be undone in one go: each registration can be restored.',
  apply_cancel: (count: number, families: number | null) =>
    families === null
      ? `Cancel ${count} ${plural('en', count, { one: 'registration', other: 'registrations' })}`
      : `Cancel ${count} ${plural('en', count, { one: 'registration', other: 'registrations' })} and write to ${families} ${plural('en', families, { one: 'family', other: 'families' })}`,
  closed_words: { true: 'Closed', false: 'Open' },
  unlimited: 'no limit',
  of_availability: 'as its date',
  none: 'none',
  more_lines: (count: number) =>
    `and ${count} ${plural('en', count, { one: 'other', other: 'others' })}`,
  apply_nothing: 'Change',
  apply: (count: number, on: keyof typeof NOUNS) => `Change ${records(count, on)}`,
  apply_and_tell: (count: number, families: number, moved: boolean) =>
    `${moved ? 'Move' : 'Close'} (${count}) and write to ${families} ${plural('en', families, { one: 'family', other: 'families' })}`,
  running: (done: string, count: string) => `${done} of ${count}`,
  goes_on: 'You can close this panel: the work goes on.',
  done_changed: (count: number, on: keyof typeof NOUNS) =>
    count === 0 ? 'Nothing was changed.' : `${records(count, on)} changed.`,
  done_families: (families: number) =>
    `${families} ${plural('en', families, { one: 'family gets', other: 'families get' })} an e-mail.`,
  refused_lines: 'Left as they were',
  undo: 'Undo this action',
  undone: 'What was not changed since becomes what it was before.',
  of_day: {
    CLOSED: 'Close this day…',
    MOVE: 'Move this day…',
    CAPACITY: 'Change the places of this day…',
  },
};

export const errors = {
  BULK_ACTION_NOT_FOUND: 'This bulk action no longer exists.',
  BULK_ACTION_NOT_UNDOABLE: 'This bulk action cannot be undone, or not any more.',
  BULK_ACTIONS_TOO_MANY: 'Three of your bulk actions are running: wait for one to end.',
  SELECTION_EMPTY: 'Nothing is selected, or what was selected no longer exists.',
  SELECTION_CHANGED: 'The selection changed meanwhile: check the preview and try again.',
  SELECTION_TOO_LARGE: 'More than 5,000 at once is too much: filter the list.',
};
