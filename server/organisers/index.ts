export { findTermsInForce, lockOrganiser, saveSettings } from './settings-store.ts';
