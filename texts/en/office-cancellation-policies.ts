export const texts: typeof import('../fr/office-cancellation-policies.ts').texts = {
  title: 'Cancellation by families',
  help: 'What families can cancel by themselves, and what it costs them. What is sold already keeps the conditions of its sale; you can always cancel yourself.',
  own: 'Set conditions',
  own_of_activity: 'This activity has conditions of its own',
  steps: 'Cancellation fee',
  steps_help:
    'From the earliest to the latest, in days before the first date. After the last row nothing is cancelled online; without any row, never.',
  until_days: 'Until … days before',
  until_end: 'Until the end, even once begun',
  percentage: 'Fee in %',
  amount: 'or a fixed amount',
  add: 'Add a row',
  remove: (place) => `Remove row ${place}`,
  money_to: 'What was paid too much',
  destinations: {
    ORIGIN: 'Given back by the online payment, else as credit',
    CREDIT: 'Put into the wallet as credit',
    STAFF: 'Waits until staff decide',
  },
  read_by_families: 'What families read',
  otherwise: 'What holds otherwise',
  saved: 'Cancellation conditions saved.',
};
