export { childrenOf, householdsOf, loadHouseholds, sharedWith } from './household-views.ts';
export { isBusy, isExpected, leaveShared } from './household-store.ts';
