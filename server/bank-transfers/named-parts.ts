import { parseStructuredCommunication } from '@ribambelle/domain/bank-transfers/structured-communication.ts';
import type { Target } from '@ribambelle/domain/payments/split-over-targets.ts';
import { spreadAmount } from '@ribambelle/domain/receivables/spread.ts';
import type { Db } from '../database/transaction.ts';
import type { ReceivableRow, Which } from '../receivables/index.ts';
import { refuse } from '../refusal.ts';
import { type Debtor, findDebtorByReference } from './debtor-views.ts';

/** A part of one amount: what it pays under a communication, in minor units. */
interface Part {
  readonly communication: string;
  readonly amount: number;
}

/** A part whose communication is one of the family's own. */
export interface NamedPart {
  readonly of: Debtor;
  readonly amount: number;
}

/**
 * Returns what each part of an amount is for, each communication once. Refuses parts that are
 * together more than the amount, and a communication that the family does not have.
 */
export async function namedParts(
  db: Db,
  input: { parts: readonly Part[]; amount: number; debtor: Pick<Debtor, 'id'> },
): Promise<readonly NamedPart[]> {
  const { parts, amount, debtor } = input;
  const amounts = new Map<string, number>();
  for (const part of parts) {
    const reference = parseStructuredCommunication(part.communication) ?? '';
    amounts.set(reference, (amounts.get(reference) ?? 0) + part.amount);
  }
  if ([...amounts.values()].reduce((sum, part) => sum + part, 0) > amount)
    refuse('PARTS_ABOVE_AMOUNT', { parts: 'PARTS_ABOVE_AMOUNT' });
  const named: NamedPart[] = [];
  for (const [reference, part] of amounts) {
    const of = await findDebtorByReference(db, reference);
    if (of?.id !== debtor.id) refuse('COMMUNICATION_UNKNOWN', { parts: 'COMMUNICATION_UNKNOWN' });
    named.push({ of, amount: part });
  }
  return named;
}

/** Returns the filter for all receivables of these parts. */
export function whichOfParts(parts: readonly NamedPart[]): Which {
  return {
    receivable_ids: parts.flatMap(({ of }) => of.receivable_id ?? []),
    of_orders: parts.flatMap(({ of }) => of.cart_id ?? []),
  };
}

/** Returns the parts as targets of a payment: in each order as money is spread over it. */
export function targetsOfParts(
  parts: readonly NamedPart[],
  receivables: readonly ReceivableRow[],
): readonly Target[] {
  return parts.flatMap(
    ({ of, amount }) =>
      spreadAmount(amount, {
        receivables: receivables.filter(({ id, cart_id }) =>
          of.receivable_id === null ? cart_id === of.cart_id : id === of.receivable_id,
        ),
        deposits_first: false,
      }).parts,
  );
}
