import type { bankTransfer } from '@ribambelle/api/account/shapes.ts';
import { epcPayload } from '@ribambelle/domain/bank-transfers/epc-payload.ts';
import { formatStructuredCommunication } from '@ribambelle/domain/bank-transfers/structured-communication.ts';
import type { z } from 'zod';
import type { Organiser } from '../organisers/organiser.ts';

/**
 * How an amount can be transferred to the organiser, with the cart's structured communication or else a free one (R19); null when
 * nothing is to be paid, transfers are off, or no account is known.
 */
export function bankTransferOf(
  organiser: Organiser,
  told: { amount: number; structured: string | null; free: string },
): z.infer<typeof bankTransfer> {
  if (told.amount <= 0 || !organiser.bank_transfers_activated || organiser.bank_account === '') return null;
  const beneficiary = organiser.bank_account_holder || organiser.name;
  const epc = epcPayload({
    ...{ beneficiary_name: beneficiary, iban: organiser.bank_account, bic: organiser.bank_identifier || null, amount: told.amount },
    ...{ structured_reference: told.structured, unstructured_reference: told.structured === null ? told.free : null },
  });
  const communication = told.structured === null ? told.free : formatStructuredCommunication(told.structured);
  return { amount: told.amount, iban: organiser.bank_account, beneficiary, communication, epc: epc.ok ? epc.value : null };
}
