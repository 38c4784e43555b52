export const texts: typeof import('../fr/bank-transfers.ts').texts = {
  service_fee: 'Service fee',
};

export const errors = {
  COMMUNICATION_UNKNOWN:
    'No order has this communication. Check the twelve digits, or choose the family.',
  DEBTOR_REQUIRED: 'Give a structured communication or choose a family.',
  PAYMENT_NOT_FOUND: 'This payment does not exist.',
  PAYMENT_NOT_REFUNDABLE: 'This payment was not received, or all of it was given back.',
  REFUND_TOO_HIGH: 'That is more than can still be given back of this payment.',
  REFUND_WAY_NOT_POSSIBLE: 'This payment cannot be given back in this way.',
};
