export { drawPaymentPage, drawUnknownPage } from './draw-page.ts';
export { bodyOf, type MessageBody, moodOf, tell } from './messages.ts';
export { createSandbox, type PayerAction, type Sandbox } from './sandbox.ts';
export { findSandboxPayment, insertSandboxPayment, readSecret, refundSandboxPayment, type SandboxPayment } from './sandbox-store.ts';
export { isSigned, signatureOf, SIGNATURE_HEADER } from './signature.ts';
