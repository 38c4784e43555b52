export { type LockedRegistration, lockRegistration, storeCancellation } from './cancellation-store.ts';
export { insertRegistrations, type MadeRegistration, type NewRegistration } from './registration-store.ts';
