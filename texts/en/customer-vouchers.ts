export const errors = {
  CUSTOMER_VOUCHER_NOT_FOUND: 'This voucher does not exist, or is not yours.',
  VOUCHER_CODE_UNKNOWN:
    'We find no voucher with this code. Check its twelve signs, letters and digits.',
  VOUCHER_UNPAID: 'This voucher is not paid yet: it can be redeemed once the payment has arrived.',
  VOUCHER_EXPIRED: 'This voucher is no longer valid: its last day has passed.',
  VOUCHER_CANCELLED: 'This voucher has been cancelled.',
  VOUCHER_REDEEMED: 'This voucher has already been redeemed.',
  VOUCHER_CODE_LOST:
    'The code of this voucher can no longer be shown: nothing is sent or printed. The organiser can restore or replace this voucher.',
  VOUCHER_NOT_EXTENDED: 'Choose a date that is later than the present one and than today.',
  GIFT_SENT: 'This voucher has been sent already.',
  GIFT_DAY_INVALID:
    'Choose a day from today on, within a year, and before the last day of the voucher.',
  VOUCHER_ALREADY_CANCELLED: 'This voucher is already cancelled.',
};

export const texts: typeof import('../fr/customer-vouchers.ts').texts = {
  gift_now: 'The voucher is on its way.',
  gift_later: (day) => `The voucher will be sent on ${day}.`,
  gift_unpaid: 'The voucher will be sent once its payment has arrived.',
  gift_again: (email) => `The voucher is sent to ${email}.`,
  pdf_title: 'Gift voucher',
  pdf_for: (name) => `For ${name}`,
  pdf_from: (name) => `From ${name}`,
  pdf_worth: 'Worth',
  pdf_code: 'Code',
  pdf_code_lost: 'Unreadable',
  pdf_until: (day) => `To be redeemed until ${day}`,
  pdf_for_good: 'To be redeemed whenever you like',
  pdf_how: (address) => `Scan the code, or type the address ${address}`,
  redeemed_bundle: 'The pack is now yours.',
  redeemed_for_bundle: 'The pack is now the family’s.',
  redeemed_for: (amount) => `${amount} are now in the family’s wallet.`,
  redeemed: (amount) => `${amount} are now in your wallet.`,
};
