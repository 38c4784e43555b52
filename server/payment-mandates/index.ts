export { type Agreement, agreementOf } from './agreement.ts';
export { agreedName, type AgreedThing, agreementWords } from './agreement-words.ts';
export { chargeByMandate } from './charge-by-mandate.ts';
export { coverOrder } from './cover-order.ts';
export { coverRenewal } from './debt-store.ts';
export { endUnpaidMandate } from './end-unpaid-mandate.ts';
export { followMandate } from './follow-mandate.ts';
export { insertMandate } from './mandate-store.ts';
export {
  canKeep,
  findAgreedWords,
  findMeansOfOrder,
  findTroubledPayment,
} from './mandate-views.ts';
