export const texts: typeof import('../fr/exports.ts').texts = {
  registrations: 'registrations',
  registration_columns: [
    ...['Reference', 'Registered on', 'First name', 'Last name', 'Born on', 'Family', 'E-mail', 'Phone', 'Activity'],
    ...['From', 'To', 'Places', 'Price', 'Paid', 'Cancelled on'],
  ],
};
