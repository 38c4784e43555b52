export { bankTransferOf, qrAddressOf } from './bank-transfer.ts';
