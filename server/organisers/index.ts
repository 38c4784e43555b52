export { findTermsInForce, saveSettings } from './settings-store.ts';
