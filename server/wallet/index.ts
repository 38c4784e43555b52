export { creditOverpaid } from './credit-overpaid.ts';
export { outstandingOf, payFromWallet, receiveMoney, spreadMoney } from './receive-money.ts';
export { lockWallet, moveWallet } from './wallet-store.ts';
