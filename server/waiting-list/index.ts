export { findEntry } from './kept-place-store.ts';
export { lockEntry } from './lock-entry.ts';
export { freeOf } from './offer-places.ts';
export { emptyLine, leaveRegistered } from './line-store.ts';
