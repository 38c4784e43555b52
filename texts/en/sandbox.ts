export const texts: typeof import('../fr/sandbox.ts').texts = {
  title: 'Payment',
  test_only: 'Test payment page: no money is taken.',
  amount: 'To pay',
  pay: 'Pay',
  refuse: 'Have the payment refused',
  abandon: 'Cancel and go back to the site',
  pay_late: 'Pay too late (the page expires first)',
  over: 'This payment page is over.',
  back: 'Back to the site',
  unknown: 'This payment page does not exist.',
};
