import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import type { Made, MadeCustomer } from '../factories/factories.ts';
import { openShop, type Shop } from '../shop.ts';
import { readPain } from './validate-pain.ts';

const RIGHTS: readonly Permission[] = [
  'payments.create',
  'payments.read',
  'payments.refund',
  'registrations.create',
  'reports.dashboard',
];
export const ANNE = { holder: 'Anne Dubois', iban: 'BE68 5390 0754 7034' };

/** A family with a registration of 100.00 that it paid by hand. */
export interface PaidFamily extends MadeCustomer {
  readonly payment: string;
}

/** Opens a shop with a bank account, a treasurer, and families that paid. */
export async function openTransferShop(of: { more?: readonly Permission[]; jobs?: boolean } = {}) {
  const shop = await openShop({ jobs: of.jobs ?? false });
  const organiser = await shop.make.organiser({
    bank_account: 'BE72000000001616',
    bank_account_holder: 'L’Éclaircie ASBL',
    bank_identifier: 'GKCCBEBB',
  });
  const staff = await shop.make.collaborator(organiser, [...RIGHTS, ...(of.more ?? [])]);
  const activity = await shop.make.activity(organiser);
  const camp = await shop.make.availability(organiser, activity, { capacity: 1_000 });
  return { shop, organiser, staff, camp, ...actsOf(shop, { organiser, staff, camp }) };
}

interface Of {
  readonly organiser: Made;
  readonly staff: { readonly token: string };
  readonly camp: Made & { readonly dates: readonly Made[] };
}

function actsOf(shop: Shop, { organiser, staff, camp }: Of) {
  /** Registers a family and records that it paid. */
  async function paidFamily(more: Readonly<Record<string, unknown>> = {}): Promise<PaidFamily> {
    const family = await shop.make.customer(organiser, more);
    const date_ids = camp.dates.map(({ id }) => id);
    const participant = await shop.make.participant(organiser, family);
    const of = { customer: family.cuid, participant: participant.cuid };
    await shop.office('registerByStaff', { ...of, availability: camp.cuid, date_ids }, staff);
    const received = { customer: family.cuid, amount: 10_000, note: '' };
    const { cuid } = await shop.office('recordPayment', received, staff);
    return { ...family, payment: cuid };
  }

  /** Refunds by transfer. Returns the cuid of the transfer, which is the refund's. */
  async function refundByTransfer(
    { payment }: PaidFamily,
    { amount = 4_000, ...account }: { amount?: number; holder?: string; iban?: string } = {},
  ): Promise<string> {
    const way = { to: 'TRANSFER', reason: 'Malade', due: 'STAYS', ...ANNE, ...account } as const;
    await shop.office('refundPayment', { payment, amount, ...way }, staff);
    const { refunds } = await shop.office('getOfficePayment', { payment }, staff);
    return refunds.at(-1)?.cuid ?? '';
  }

  /** Returns the state of the refunds of a family's payment, in order. */
  async function statesOf({ payment }: PaidFamily) {
    const { refunds } = await shop.office('getOfficePayment', { payment }, staff);
    return refunds.map(({ state }) => state);
  }

  /** Returns the amount that a family owes. */
  async function owedBy({ id }: Made): Promise<number> {
    const [row] = await shop.sql<{ owed: number }>(
      'select coalesce(sum(owed_amount), 0)::integer as owed from receivables where customer_id = $1',
      [id],
    );
    return row?.owed ?? 0;
  }

  /**
   * Returns payments whose money is not all accounted for, receivables that differ from the ledger,
   * wallets that differ from theirs, and transfers that say otherwise than their refund.
   */
  const books = () =>
    shop.sql(`
      select p.cuid, p.amount from payments p where p.amount * (p.paid_at is not null)::integer is distinct from
        (select coalesce(sum(amount), 0) from payment_allocations l where l.payment_id = p.id)
        + (select coalesce(sum(amount), 0) from wallet_movements m where m.payment_id = p.id and m.reason <> 'PAYMENT') + p.refunded_amount
      union all
      select p.cuid, p.refunded_amount from payments p
      where p.refunded_amount <> (select coalesce(sum(amount), 0) from refunds f where f.payment_id = p.id and f.state <> 'FAILED')
      union all
      select r.id::text, r.paid_amount from receivables r
      where r.paid_amount <> (select coalesce(sum(amount), 0) from payment_allocations l where l.receivable_id = r.id)
      union all
      select c.cuid, c.wallet_amount from customers c
      where c.wallet_amount <> (select coalesce(sum(amount), 0) from wallet_movements m where m.customer_id = c.id)
      union all
      select c.cuid, c.wallet_amount from customers c
      where (select coalesce(sum(amount), 0) from wallet_movements m where m.customer_id = c.id and m.reason = 'PAID_OUT')
        <> -(select coalesce(sum(amount), 0) from outgoing_transfers o where o.customer_id = c.id and o.refund_id is null and o.state <> 'FAILED')
      union all
      select t.cuid, t.amount from outgoing_transfers t join refunds f on f.id = t.refund_id
      join payments p on p.id = f.payment_id
      where (t.cuid, t.amount, t.state, t.customer_id, t.done_at, t.failed_at)
        is distinct from (f.cuid, f.amount, f.state, p.customer_id, f.done_at, f.failed_at)`);

  return { paidFamily, refundByTransfer, statesOf, owedBy, books };
}

/** Downloads a file for the bank, and reads it as the bank does. */
export async function downloadFile(
  { shop, staff }: { readonly shop: Shop; readonly staff: { readonly token: string } },
  sepa_file: string,
) {
  const response = await shop.fetch(
    'back-office',
    `/api/back-office/sepa-files/${sepa_file}/file`,
    {
      headers: { cookie: `ribambelle_office=${staff.token}` },
    },
  );
  const xml = await response.text();
  return {
    status: response.status,
    xml,
    name: /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1],
    read: () => readPain(xml),
  };
}
