export const texts: typeof import('../fr/credit-reminders.ts').texts = {
  subject: (of) =>
    `${of.test ? '[Test] ' : ''}${of.organiser}: you have ${of.amount} of credit left`,
  test: 'This is a test: the payments of this organiser are in test mode, and this credit is not real money.',
  opening: (of) =>
    `On ${of.day} there is ${of.amount} in your wallet at ${of.organiser}. Nothing has moved in it since ${of.since}.`,
  use: 'This credit pays for your next order, when you check out.',
  pay_out:
    'Would you rather have it in your bank account? Ask for it in your wallet: it leaves with our next transfers.',
  owed: (amount) =>
    `You also have ${amount} to pay: your credit can pay for it right away, in your account.`,
  button: 'See my wallet',
  pay_button: 'See what is to be paid',
  no_hurry: 'There is no hurry: this credit remains yours. A question? Reply to this e-mail.',
};
