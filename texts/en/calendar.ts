export const texts: typeof import('../fr/calendar.ts').texts = {
  event: (activity, firstname) => `${activity} – ${firstname}`,
  cancelled_event: (title) => `Cancelled: ${title}`,
  event_description: {
    registrations: (organiser, href) => `With ${organiser}. All about this registration: ${href}`,
    others: (organiser, href) => `At ${organiser}. Registered by the other household: ${href}`,
    bookings: (organiser, href) => `With ${organiser}. All about this booking: ${href}`,
  },
  add: 'Add to my calendar',
  title: 'In your calendar',
  text: 'All your dates show in the calendar of your phone, and change there by themselves when something changes.',
  create: 'Connect my calendar',
  open: 'Open in my calendar',
  copy: 'Copy the address',
  copied: 'The address is copied.',
  address: 'Private address of your calendar',
  keep_private:
    'Whoever knows this address sees your dates: give it to your family only. If somebody else has it, replace it.',
  renew: 'Replace the address',
  renew_follows:
    'The current address will stop working: every calendar that uses it needs the new one.',
  renew_button: 'Replace',
  renewed: 'Here is the new address. The old one no longer works.',
  keep: 'Keep the address',
};
