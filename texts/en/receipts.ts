const METHODS = new Map([
  ['ONLINE', 'Online payment'],
  ['TRANSFER', 'Bank transfer'],
  ['WALLET', 'Wallet'],
  ['CASH', 'Cash'],
]);

export const texts: typeof import('../fr/receipts.ts').texts = {
  download: 'Download the receipt',
  title: 'Receipt',
  payer: 'Paid by',
  about: (reference, day) => `Order ${reference} · ${day}`,
  service_fee: 'Service fee',
  received: 'Amounts received',
  methodOf: (method) => METHODS.get(method) ?? 'Other payment',
  payment: (method, day) => `${method}, ${day}`,
  paid: 'Total paid',
  outstanding: 'Left to pay',
  vat: 'Amounts include VAT, where there is any. This receipt is not an invoice.',
  /** Withdrawing from a purchase, in the words of the law. */
  withdrawal: {
    button: 'Withdraw from contract here',
    until: (day) => `You can withdraw from this purchase until ${day}.`,
    name: 'Your name',
    what: (title) => `You withdraw from: ${title}.`,
    where: (email) => `The acknowledgement goes to ${email}.`,
    money: 'What was used stays due; the rest comes back the way you paid online, or as credit.',
    go_on: 'Go on',
    confirm: 'Confirm withdrawal',
  },
};
