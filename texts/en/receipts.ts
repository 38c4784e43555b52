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
};
