export { type HeldMembership, heldNow, loadHeldFor, loadHeldNow } from './held-now-views.ts';
