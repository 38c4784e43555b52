export { findUntold } from './find-untold.ts';
export { findReader, type Reader } from './notification-views.ts';
export { mailList } from './mail-list.ts';
export { sendAgainOf } from './send-again-of.ts';
export { failTheRest, noteInterrupted } from './sending-store.ts';
