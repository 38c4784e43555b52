export { readReceipt } from './read-receipt.ts';
export { receiptAttachment } from './receipt-answer.ts';
