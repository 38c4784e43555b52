export { findLastAccount, insertTransfer, isByTransfer } from './transfer-store.ts';
