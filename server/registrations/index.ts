export { type LockedRegistration, lockRegistration, storeCancellation } from './cancellation-store.ts';
