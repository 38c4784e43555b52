export { findUntold } from './find-untold.ts';
export { findReader, type Reader } from './notification-views.ts';
export { readCancellationMail } from './read-cancellation-mail.ts';
export { readVacancyMail } from './read-vacancy-mail.ts';
export { readOrderMail } from './read-order-mail.ts';
export { mailList } from './mail-list.ts';
export { sendAgainOf } from './send-again-of.ts';
export { failTheRest, noteInterrupted } from './sending-store.ts';
