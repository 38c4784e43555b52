import { getAccountOverview as endpoint } from '@ribambelle/api/account/get-account-overview.ts';
import { canonicalInstant } from '@ribambelle/domain/base/instants.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { action } from '../action.ts';
import { bankTransferOf, instalmentsAt, partsOf } from '../bank-transfers/index.ts';
import { inOrder } from '../database/statements.ts';
import { loadComing } from '../kinds/index.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { textReader } from '../texts/bilingual.ts';
import { loadOwedOf, type OwedRow } from './owed-views.ts';

const MOST_COMING = 4;

/**
 * Answers the caller's upcoming items of every kind, and what they owe, from the receivables alone.
 */
export const getAccountOverview = action(
  endpoint,
  async ({ db, organiser, customer, language, now }) => {
    const customer_id = customer.id;
    const [coming, rows] = await inOrder(
      () => loadComing(db, { organiser, customer_id, language, now, limit: MOST_COMING }),
      () => loadOwedOf(db, { customer_id, now }),
    );
    const text = textReader({ language, organiser });
    const orders = Map.groupBy(rows, ({ order_id }) => order_id);
    return {
      coming,
      owed: {
        total_amount: rows[0]?.total_amount ?? 0,
        count: rows[0]?.count ?? 0,
        orders: [...orders.values()].map((lines) => orderOf(lines, { organiser, text, now })),
      },
    };
  },
);

function orderOf(
  lines: readonly OwedRow[],
  of: {
    readonly organiser: Organiser;
    readonly text: ReturnType<typeof textReader>;
    readonly now: string;
  },
) {
  const { organiser, text, now } = of;
  const [first] = lines;
  const reference = first?.reference ?? '';
  return {
    cart:
      first?.cart_cuid == null || first.cart_reference === null
        ? null
        : { cuid: first.cart_cuid, reference: first.cart_reference },
    reference,
    owed_amount: first?.order_owed_amount ?? 0,
    due_at: first?.order_due_at ?? null,
    lines: lines.map(({ kind, cuid, title, firstname, lastname, ...line }) => ({
      kind,
      cuid,
      title: text(title),
      participant: firstname === null || lastname === null ? '' : fullname({ firstname, lastname }),
      start_at: line.start_at,
      accessory: line.accessory,
      owed_amount: line.owed_amount,
      due_at: line.due_at,
      instalments: line.parts.length > 1 ? line.parts.map(instalmentOf) : [],
      collected_by: line.parts.length > 1 ? null : (line.parts[0]?.collected_by ?? null),
      overdue: line.overdue,
    })),
    bank_transfer: bankTransferOf(organiser, {
      reference,
      parts: partsOf(
        lines.flatMap(({ parts, cuid, title }) =>
          parts.map((part) => ({ ...part, title: cuid === null ? null : title })),
        ),
        text,
      ),
      in_instalments_at: instalmentsAt(lines, now),
    }),
  };
}

/** Returns a part of an amount, whose deadline the database writes in its own way. */
function instalmentOf({ due_at, ...part }: OwedRow['parts'][number]) {
  return { ...part, due_at: due_at === null ? null : canonicalInstant(due_at) };
}
