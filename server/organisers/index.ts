export { hostnameIn } from './hostname-in.ts';
export { findTermsInForce, lockOrganiser, saveSettings } from './settings-store.ts';
