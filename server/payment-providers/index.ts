export { offeredMethod } from './offered-method.ts';
export { portOf, portOfAccount } from './port-of.ts';
export { webhookUrl } from './webhook-url.ts';
