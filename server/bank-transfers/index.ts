export { type BankTransfer, bankTransferOf, qrAddressOf } from './bank-transfer.ts';
