export const texts = {
  title: 'Day list',
  title_of: (day: string) => `List of ${day}`,
  search: 'A child or a family',
  kind: 'Registrations and bookings',
  kinds: { REGISTRATION: 'Registration', BOOKING: 'Booking' },
  empty: 'Nobody is expected on this day.',
};
