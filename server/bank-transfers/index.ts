export { type BankTransfer, bankTransferOf, qrAddressOf } from './bank-transfer.ts';
export { instalmentsAt, type OwedRow, owedRows, partsOf } from './owed-parts-views.ts';
export { readTransfer } from './read-transfer.ts';
export { receivedMoment } from './received-moment.ts';
export { recordReceived } from './record-received.ts';
export { lookUpDebtor } from './find-debtor.ts';
export { receiveTransfer } from './receive-transfer.ts';
