import type { bankTransfer } from '@ribambelle/api/bank-transfers/shapes.ts';
import { epcPayload } from '@ribambelle/domain/bank-transfers/epc-payload.ts';
import { formatStructuredCommunication } from '@ribambelle/domain/bank-transfers/structured-communication.ts';
import encodeQR from 'qr';
import type { z } from 'zod';
import type { Organiser } from '../organisers/organiser.ts';
import { qrPng } from '../pdf/qr-picture.ts';

export type BankTransfer = z.output<typeof bankTransfer>;

/**
 * How an amount is transferred to the organiser under a structured communication, with its EPC QR code (R19); null when nothing is to be
 * paid, transfers are off, or no account is known. The twelve digits go where banking apps look for a reference, never as free text.
 */
export function bankTransferOf(
  organiser: Organiser,
  input: { amount: number; reference: string; due_at: string | null },
): BankTransfer | null {
  if (input.amount <= 0 || !organiser.bank_transfers_activated || organiser.bank_account === '')
    return null;
  const beneficiary = organiser.bank_account_holder || organiser.name;
  const epc = epcPayload({
    beneficiary_name: beneficiary,
    iban: organiser.bank_account,
    bic: organiser.bank_identifier || null,
    amount: input.amount,
    structured_reference: input.reference,
    unstructured_reference: null,
  });
  return {
    amount: input.amount,
    due_at: input.due_at,
    iban: organiser.bank_account,
    beneficiary,
    communication: formatStructuredCommunication(input.reference),
    epc: epc.ok ? epc.value : null,
    qr_svg: epc.ok ? encodeQR(epc.value, 'svg', { ecc: 'medium' }) : null,
  };
}

/** The same code as a PNG in a data address, for e-mails: mail programs show no SVG. Null when there is none. */
export function qrAddressOf(transfer: Pick<BankTransfer, 'epc'>): string | null {
  return transfer.epc === null
    ? null
    : `data:image/png;base64,${qrPng(transfer.epc).toString('base64')}`;
}
