export const texts: typeof import('../fr/bank-transfers.ts').texts = {
  service_fee: 'Service fee',
  correction: 'Balance due after a correction',
};

export const errors = {
  COMMUNICATION_UNKNOWN:
    'No order has this communication. Check the twelve digits, or choose the family.',
  DEBTOR_REQUIRED: 'Give a structured communication or choose a family.',
  PAYMENT_NOT_FOUND: 'This payment does not exist.',
  GIVE_BACK_TOO_HIGH: 'That is more than was paid.',
  KEPT_LABEL_REQUIRED: 'Say why the rest is kept.',
  PAYMENT_NOT_REFUNDABLE: 'This payment was not received, or all of it was given back.',
  REFUND_TOO_HIGH: 'That is more than can still be given back of this payment.',
  PARTS_ABOVE_AMOUNT: 'The parts are more than the amount received. Correct one or the other.',
  PAYMENT_LIKELY_DUPLICATE:
    'A payment of the same amount is already recorded for this family. Check that it is not the same one.',
  RECEIVED_IN_FUTURE: 'This date is still to come.',
  RECEIVED_TOO_EARLY: 'This date is more than two years ago. Check the year.',
  PAYMENT_NOT_BY_HAND: 'Only a payment that was recorded by hand can be corrected or voided.',
  PAYMENT_NOT_RECEIVED: 'This payment was not received.',
  PAYMENT_VOIDED: 'This payment was voided before.',
  PAYMENT_HAS_REFUNDS:
    'Part of this payment was refunded: its amount can no longer change and it can no longer be voided.',
  REFUND_WAY_NOT_POSSIBLE: 'This payment cannot be given back in this way.',
};
