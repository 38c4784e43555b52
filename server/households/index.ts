export type { HouseholdContact } from './household-views.ts';
export {
  childrenOf,
  householdsOf,
  isChildOf,
  isShared,
  loadHouseholdContacts,
  loadHouseholds,
  otherHouseholds,
  sharedWith,
} from './household-views.ts';
export { isBusy, isExpected, leaveShared } from './household-store.ts';
