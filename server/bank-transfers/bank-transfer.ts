import type { bankTransfer } from '@ribambelle/api/bank-transfers/shapes.ts';
import { epcPayload } from '@ribambelle/domain/bank-transfers/epc-payload.ts';
import { formatStructuredCommunication } from '@ribambelle/domain/bank-transfers/structured-communication.ts';
import { sumAmounts } from '@ribambelle/domain/base/money.ts';
import type { Instant } from '@ribambelle/domain/base/instants.ts';
import { type DuePart, dueNow } from '@ribambelle/domain/receivables/due-parts.ts';
import encodeQR from 'qr';
import type { z } from 'zod';
import type { Organiser } from '../organisers/organiser.ts';
import { qrPng } from '../pdf/qr-picture.ts';

export type BankTransfer = z.output<typeof bankTransfer>;

/**
 * Returns how the owed amount is transferred to the organiser, with its parts by due date, under a
 * structured communication, with its EPC QR code (R19); of a debt in instalments the amount is what
 * is due by now, or first. Null when nothing is to be paid, transfers are off, or no account is
 * known. The twelve digits go where banking apps look for a reference,
 * never as free text.
 */
export function bankTransferOf(
  organiser: Organiser,
  input: {
    readonly reference: string;
    readonly parts: readonly DuePart[];
    /** The moment at which a debt in instalments is paid; null for one that is paid whole. */
    readonly in_instalments_at: Instant | null;
  },
): BankTransfer | null {
  const { reference, parts, in_instalments_at } = input;
  const wanted = in_instalments_at === null ? parts : dueNow(parts, in_instalments_at);
  const amount = sumAmounts(wanted.map((part) => part.amount));
  if (amount <= 0 || !organiser.bank_transfers_activated || organiser.bank_account === '')
    return null;
  const beneficiary = organiser.bank_account_holder || organiser.name;
  const epc = epcPayload({
    beneficiary_name: beneficiary,
    iban: organiser.bank_account,
    bic: organiser.bank_identifier || null,
    amount,
    structured_reference: reference,
    unstructured_reference: null,
  });
  return {
    amount,
    due_at: parts[0]?.due_at ?? null,
    parts: parts.map(({ titles, ...part }) => ({ ...part, titles: [...titles] })),
    iban: organiser.bank_account,
    beneficiary,
    communication: formatStructuredCommunication(reference),
    epc: epc.ok ? epc.value : null,
    qr_svg: epc.ok ? encodeQR(epc.value, 'svg', { ecc: 'medium' }) : null,
  };
}

/**
 * Returns the same code as a PNG in a data address, for e-mails, because mail programs show no SVG.
 * Null when there is none.
 */
export function qrAddressOf(transfer: Pick<BankTransfer, 'epc'>): string | null {
  return transfer.epc === null
    ? null
    : `data:image/png;base64,${qrPng(transfer.epc).toString('base64')}`;
}
