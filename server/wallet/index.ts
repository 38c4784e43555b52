export { outstandingOf, payFromWallet, receiveMoney, spreadMoney } from './receive-money.ts';
export { lockWallet, moveWallet, type WalletMovement } from './wallet-store.ts';
