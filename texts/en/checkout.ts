export const texts: typeof import('../fr/checkout.ts').texts = {
  processed: 'Your order is confirmed.',
  given_up: 'Your cart is open again: choose how to pay.',
  to_payment: 'You are being taken to the payment page.',
  payment_description: (organiser, reference) => `${organiser} ${reference}`.trim(),
};

export const errors = {
  CART_EMPTY: 'Your cart is empty or its time has run out.',
  PAYMENT_STRATEGY_NOT_OFFERED: 'This payment method is not available here. Choose another one.',
  INSTALMENTS_NOT_OFFERED:
    'This order cannot be paid in parts in this way. Choose another way to pay.',
  INSTALMENTS_CHANGED:
    'The amounts or days of these parts have changed since. Check them, then try again.',
  TOO_MANY_UNPAID_PLACES:
    'Your family has too many unpaid places to order by bank transfer. Pay online, or first pay what is still open.',
  PAYMENT_METHOD_NOT_OFFERED: 'This payment method is no longer offered. Choose another one.',
  PAYMENT_ON_ITS_WAY:
    'A payment for this order is on its way: your bank takes a few days. Your places are kept, there is nothing left to do.',
  PAYMENT_UNAVAILABLE:
    'Online payment is not responding. Try again in a moment or choose another payment method.',
};
