export { findReader } from './notification-views.ts';
export { mailList } from './mail-list.ts';
