export { findEntry } from './offers-store.ts';
export { emptyLine, leaveRegistered } from './line-store.ts';
