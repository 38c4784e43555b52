export { membershipList } from './membership-list.ts';
export { heldNow, loadHeldNow } from './held-now-views.ts';
