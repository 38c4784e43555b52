export { bankTransferOf, qrAddressOf } from './bank-transfer.ts';
export { receivedMoment } from './received-moment.ts';
export { recordReceived } from './record-received.ts';
