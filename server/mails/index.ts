export { findMailSettings, type MailSettings, saveMailSettings } from './mail-settings-store.ts';
export { framedMail } from './framed-mail.ts';
export { handOver } from './hand-over.ts';
export { logoAddress } from './logo.ts';
export { claimMail } from './mail-store.ts';
export {
  deliversMails,
  findSigningKey,
  fingerprintOf,
  isSameServer,
  type MailRoute,
  openPassword,
  routeOf,
  securityOf,
  senderAddressOf,
} from './mail-route.ts';
export {
  deleteSenderDomain,
  findBrokenSenderDomain,
  findSenderDomain,
  insertSenderDomain,
  loadFindings,
  lockSenderDomain,
  saveFindings,
  saveNextKey,
  saveSenderCheck,
  type SenderDomain,
  promoteNextKey,
} from './sender-domain-store.ts';
export { createSenderKey, sealSenderKey } from './sender-key.ts';
export { newsTokenOf, readNewsToken } from './news-token.ts';
export { applyReport, readReport } from './note-report.ts';
export { deliverKept, type DueMail, sendMail } from './send-mail.ts';
