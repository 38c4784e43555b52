import type { texts as french } from '../fr/office-payment-reminders.ts';

export const texts: typeof french = {
  title: 'Payment reminders',
  none: 'No reminder sent.',
  send: 'Send a reminder',
  send_title: 'Send a reminder now',
  send_help: (amount) =>
    `The family gets an e-mail with everything that is overdue (${amount}), how to pay it, and fourteen days at least. It is free and counts as a reminder.`,
  sent: 'Reminder on its way.',
  reminded: (day, rank) =>
    rank === 1 ? `Reminded on ${day}` : `Reminded on ${day} (reminder ${rank})`,
  on_its_way: 'Reminder in preparation',
  until: (day) => `to be paid by ${day}`,
  by: (name) => (name === null ? 'sent automatically' : `sent by ${name}`),
  stop: 'Stop reminders',
  go_on: 'Remind again',
  stop_of: (communication) => `Stop reminders of ${communication}`,
  go_on_of: (communication) => `Remind again of ${communication}`,
  stopped: 'No reminders: stopped by the team',
  stop_done: 'No more reminders of this amount.',
  go_on_done: 'Reminders go on.',
};
