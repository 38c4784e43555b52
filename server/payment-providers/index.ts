export { offeredMethod } from './offered-method.ts';
export { portOf, portOfAccount } from './port-of.ts';
export { isTestAccount } from './provider-store.ts';
export { webhookUrl } from './webhook-url.ts';
