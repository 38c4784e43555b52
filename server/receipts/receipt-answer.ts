import { drawPdf } from '../pdf/draw-pdf.ts';
import { type Receipt, receiptDefinition } from './receipt-definition.ts';

const CONTENT_TYPE = 'application/pdf';

/** Returns a receipt as a file to download, named after the order's reference. */
export async function receiptAnswer(receipt: Receipt) {
  return {
    content_type: CONTENT_TYPE,
    filename: `receipt-${receipt.reference}.pdf`,
    bytes: await drawPdf(receiptDefinition(receipt)),
  };
}

/** Returns a receipt as an e-mail attachment. */
export async function receiptAttachment(receipt: Receipt) {
  const { filename, content_type, bytes } = await receiptAnswer(receipt);
  return { name: filename, content_type, bytes };
}
