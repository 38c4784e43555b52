import type { Amount } from '../base/money.ts';
import { isAmount } from '../base/money.ts';
import type { Decision } from '../base/refusal.ts';
import { permit, refuse } from '../base/refusal.ts';

/**
 * A transfer to show as a QR code. At most one of the references; `structured_reference` is 12
 * digits or an RF reference.
 */
export interface TransferToShow {
  readonly beneficiary_name: string;
  readonly iban: string;
  readonly bic: string | null;
  readonly amount: Amount;
  readonly structured_reference: string | null;
  readonly unstructured_reference: string | null;
}

/** The reasons to refuse a payload. */
export type EpcCode =
  | 'BENEFICIARY_REQUIRED'
  | 'IBAN_INVALID'
  | 'BIC_INVALID'
  | 'EPC_AMOUNT_INVALID'
  | 'BOTH_REFERENCES'
  | 'REFERENCE_TOO_LONG'
  | 'PAYLOAD_TOO_LONG';

const LONGEST_NAME = 70;
const LARGEST_AMOUNT = 99_999_999_999;
const MOST_BYTES = 331;

/**
 * Returns the text of an EPC069-12 v002 QR code in UTF-8 (R19). The name is cut at 70 characters.
 * Refuses both references at once and anything that a banking app could not read.
 */
export function epcPayload(transfer: TransferToShow): Decision<string, EpcCode> {
  const fieldError = faultOf(transfer);
  if (fieldError) return refuse(fieldError);
  const lines = [
    'BCD',
    '002',
    '1',
    'SCT',
    transfer.bic ?? '',
    nameOf(transfer),
    ibanOf(transfer),
    `EUR${Math.floor(transfer.amount / 100)}.${String(transfer.amount % 100).padStart(2, '0')}`,
    '',
    transfer.structured_reference ?? '',
    transfer.unstructured_reference ?? '',
  ];
  const text = lines.join('\n').trimEnd();
  return utf8Length(text) > MOST_BYTES ? refuse('PAYLOAD_TOO_LONG') : permit(text);
}

/** Returns the number of bytes of a text in UTF-8. */
export function utf8Length(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    bytes += point < 0x80 ? 1 : point < 0x8_00 ? 2 : point < 0x1_00_00 ? 3 : 4;
  }
  return bytes;
}

function faultOf(transfer: TransferToShow): EpcCode | null {
  const { bic, amount, structured_reference, unstructured_reference } = transfer;
  if (nameOf(transfer) === '') return 'BENEFICIARY_REQUIRED';
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/.test(ibanOf(transfer))) return 'IBAN_INVALID';
  if (bic !== null && !/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(bic)) return 'BIC_INVALID';
  if (!isAmount(amount) || amount < 1 || amount > LARGEST_AMOUNT) return 'EPC_AMOUNT_INVALID';
  if (structured_reference && unstructured_reference) return 'BOTH_REFERENCES';
  const long =
    (structured_reference ?? '').length > 35 || (unstructured_reference ?? '').length > 140;
  return long || /[\r\n]/.test(`${structured_reference}${unstructured_reference}`)
    ? 'REFERENCE_TOO_LONG'
    : null;
}

function nameOf(transfer: TransferToShow): string {
  const name = transfer.beneficiary_name.replaceAll(/\s+/g, ' ').trim();
  return [...name].slice(0, LONGEST_NAME).join('').trimEnd();
}

function ibanOf(transfer: TransferToShow): string {
  return transfer.iban.replaceAll(/\s/g, '').toUpperCase();
}
