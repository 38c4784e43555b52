export { drawPaymentPage, drawUnknownPage } from './draw-page.ts';
export { bodyOf, type MessageBody, tell } from './messages.ts';
export { type BankAction, createSandbox, type PayerAction, type Sandbox } from './sandbox.ts';
export { chargeSandboxMandate, endSandboxMandate, findSandboxCharge } from './mandate-store.ts';
export { loadMoneyBack, refundSandboxPayment } from './money-back-store.ts';
export {
  findSandboxPayment,
  inBooks,
  insertSandboxPayment,
  moveSandboxPayment,
  readSecret,
  type SandboxPayment,
} from './sandbox-store.ts';
export { isSigned, signatureOf, SIGNATURE_HEADER } from './signature.ts';
