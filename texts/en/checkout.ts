export const texts: typeof import('../fr/checkout.ts').texts = {
  processed: 'Your registration is confirmed.',
  to_payment: 'You are being taken to the payment page.',
  payment_description: (organiser, reference) => `${organiser} ${reference}`,
};

export const errors = {
  CART_EMPTY: 'Your cart is empty or its time is over.',
  PAYMENT_STRATEGY_NOT_OFFERED: 'This way to pay is not offered here. Choose another.',
  PAYMENT_UNAVAILABLE:
    'Online payment does not answer. Try again in a moment or choose another way to pay.',
};
