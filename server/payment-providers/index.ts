export { offeredMethod } from './offered-method.ts';
export { portOf } from './port-of.ts';
export { webhookUrl } from './webhook-url.ts';
