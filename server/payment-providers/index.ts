export { offeredMethod } from './offered-method.ts';
export { isPlayMoney } from './play-money.ts';
export { portOf, portOfAccount } from './port-of.ts';
export { webhookUrl } from './webhook-url.ts';
