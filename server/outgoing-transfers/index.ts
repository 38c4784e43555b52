export {
  findLastAccount,
  findReturnedCredit,
  insertTransfer,
  isByTransfer,
} from './transfer-store.ts';
