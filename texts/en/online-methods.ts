import type { texts as french } from '../fr/online-methods.ts';

export const texts: typeof french = {
  title: 'With which payment method?',
  on_page: 'Choose on the payment page',
};
