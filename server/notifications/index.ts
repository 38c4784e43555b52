export { findReader, type Reader } from './notification-views.ts';
export { mailList } from './mail-list.ts';
