export const texts: typeof import('../fr/voucher-codes.ts').texts = {
  copy: 'Copy the code',
  copied: 'Code copied',
  once_paid: 'The code will work as soon as the payment has arrived.',
  give: 'Give this code to anybody you like: it is worth its amount.',
  redeem_myself: 'Redeem it myself',
  lost: 'Code unreadable',
  ask: (name) =>
    `We can no longer show the code of this voucher. Contact ${name}: the voucher can be restored or replaced.`,
};
