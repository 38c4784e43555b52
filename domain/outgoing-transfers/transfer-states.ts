import { type Decision, permit, refuse } from '../base/refusal.ts';

/**
 * The state of a transfer: waiting for a file, in a file for the bank, executed by the bank, or not
 * arrived, with its money back in the books.
 */
export const TRANSFER_STATES = ['PENDING', 'SENT', 'DONE', 'FAILED'] as const;
export type TransferState = (typeof TRANSFER_STATES)[number];

/**
 * Permits noting that a transfer did not arrive: before it is in a file, before the bank executes
 * it, and also days later. Refuses the second time, and a transfer that was seen to wait and is in
 * a file meanwhile: the bank may send it.
 */
export function decideFailure(
  state: TransferState,
  { waits }: { readonly waits: boolean },
): Decision<null, 'OUTGOING_TRANSFER_FAILED' | 'OUTGOING_TRANSFER_MOVED'> {
  if (state === 'FAILED') return refuse('OUTGOING_TRANSFER_FAILED');
  return waits && state !== 'PENDING' ? refuse('OUTGOING_TRANSFER_MOVED') : permit(null);
}

/** Permits noting that the bank executed a file. Refuses the second time. */
export function decideExecution(file: {
  readonly executed_at: string | null;
}): Decision<null, 'SEPA_FILE_EXECUTED'> {
  return file.executed_at === null ? permit(null) : refuse('SEPA_FILE_EXECUTED');
}
