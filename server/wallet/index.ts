export { giveBackCancelled } from './give-back-cancelled.ts';
export { giveMoneyBack, planMoneyBack } from './plan-money-back.ts';
export { giveBackCredit, type GivingBack } from './give-back.ts';
export { type LockedMoney, lockMoney, owedInAll } from './lock-money.ts';
export { payFromWallet, receiveMoney } from './receive-money.ts';
export { putRefundBack } from './put-refund-back.ts';
export { creditOverpaid, paymentToRefund, takeOffPayment } from './take-back.ts';
export { lockAnyWallet, lockWallet, lockWallets, moveWallet } from './wallet-store.ts';
