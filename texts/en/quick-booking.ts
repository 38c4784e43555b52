export const texts: typeof import('../fr/quick-booking.ts').texts = {
  close: 'Close',
  order: 'Order with obligation to pay',
  terms_before: 'By ordering you accept the ',
  terms: 'terms and conditions',
  terms_after: '.',
  places: 'Registration',
  coupon: 'Discount',
  wallet: 'Paid from your wallet',
  service_fee: 'Service fee',
  payable: 'To pay',
  by_request: 'Registration on request',
  by_request_text: 'This activity is booked through a request.',
  look: 'See the activity',
  messages: {
    online: 'Taking you to the payment page…',
    delayed: 'Thank you! Your order is confirmed.',
  },
};
