export { giveBackOrLeave, moneyChanges } from './give-back-or-leave.ts';
export { storeSoldCancellation } from './sold-store.ts';
export {
  findSold,
  findSoldTo,
  loadSoldOfCart,
  selectSold,
  type SoldDays,
  type SoldKind,
  type SoldRow,
} from './sold-views.ts';
export { transferOf } from './transfer-of.ts';
export { withdrawableOf } from './withdrawable-of.ts';
