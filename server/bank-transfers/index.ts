export { type BankTransfer, bankTransferOf, qrGifOf } from './bank-transfer.ts';
