export { offeredMethod } from './offered-method.ts';
export { portOf, providerNamed } from './port-of.ts';
export { findCredentials } from './provider-store.ts';
export { webhookUrl } from './webhook-url.ts';
