export { membershipList } from './membership-list.ts';
export { type HeldMembership, heldNow, loadHeldNow } from './held-now-views.ts';
