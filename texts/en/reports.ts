export const texts = {
  title: 'Reports',
  all: 'All reports',
  reports: {
    occupancy: {
      title: 'Occupancy',
      help: 'The places of your dates that are offered, taken and free, compared with the period before.',
    },
    payments: {
      title: 'Money received',
      help: 'What came in and what was refunded, by the day on which the money moved.',
    },
    owed: {
      title: 'Still to pay',
      help: 'Who owes what today, and since when.',
    },
  },
  none_permitted: 'Your rights open no report.',
  by: 'By',
  dimensions: {
    activity: 'Activity',
    location: 'Location',
    day: 'Day',
    week: 'Week',
    month: 'Month',
    method: 'Way of paying',
    kind: 'What is sold',
    family: 'Family',
    age: 'Age of the debt',
  },
  period: 'Period',
  periods: {
    THIS_MONTH: 'This month',
    LAST_MONTH: 'Last month',
    THIS_SEASON: 'This season (September to August)',
    THIS_YEAR: 'This year',
    OWN: 'Another period',
  },
  from: 'From',
  to: 'To',
  kinds: {
    REGISTRATION: 'Registrations',
    VOUCHER: 'Gift vouchers',
    SERVICE_FEE: 'Service fees',
    CORRECTION: 'Corrections',
    CREDIT: 'Wallets of families',
  },
  ages: {
    NOT_DUE: 'Not due yet',
    UNTIL_30: '1 to 30 days overdue',
    UNTIL_60: '31 to 60 days overdue',
    BEYOND_60: 'More than 60 days overdue',
  },
  none: 'Without a location',
  week: (day: string) => `Week of ${day}`,
  total: 'Total',
  received: 'Received',
  refunded: 'Refunded',
  left: 'Balance',
  before: (value: string) => `${value} the period before`,
  percent: (share: string) => `${share}%`,
  chart: (title: string) => `Chart: ${title}. The same figures are in the table.`,
  chart_first: (shown: number, all: string) => `The first ${shown} lines of ${all}.`,
  first_lines: (shown: string, all: string) =>
    `The first ${shown} lines of ${all}; the file has all of them.`,
  empty: 'Nothing to count in this period.',
  wallet_apart: 'What a wallet paid came in earlier and is not counted a second time.',
  print: 'Print',
};

export const errors = {
  REPORT_TOO_LONG: 'A report covers two years at most: choose a shorter period.',
};
