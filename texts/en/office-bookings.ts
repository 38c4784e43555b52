import type { texts as french } from '../fr/office-bookings.ts';

export const texts: typeof french = {
  title: 'Bookings',
  search: 'Family',
  state: 'Status',
  states: { CANCELLED: 'Cancelled', UPCOMING: 'Upcoming', RUNNING: 'In use', OVER: 'Over' },
  when: 'When',
  where: 'Where',
  family: 'Family',
  participants: 'Who is coming',
  price: 'Price',
  paid: 'Paid',
  sold_at: 'Booked on',
  sold_by: 'Booked by',
  order: 'Order',
  reason: 'Reason of the cancellation',
  give_back: (amount) => `${amount} is to be refunded.`,
  open_payments: 'Open the payments',
  cancel: 'Cancel this booking',
  cancel_title: (name) => `Cancel the booking of ${name}?`,
  cancel_message: 'The time will be free again, and the family gets an e-mail.',
  cancel_refund: (amount) =>
    `They paid ${amount}: this amount will remain to be refunded from the payment.`,
  cancel_nothing: 'Nothing will be to refund.',
  cancelled_done: 'Booking cancelled.',
};
