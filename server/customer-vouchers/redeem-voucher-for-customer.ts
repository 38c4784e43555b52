import { redeemVoucherForCustomer as endpoint } from '@ribambelle/api/customer-vouchers/redeem-voucher-for-customer.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { hiddenCode } from '@ribambelle/domain/vouchers/voucher-code.ts';
import { action, type ActionContext } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { findBuyer, findBuyersParticipant } from '../customers/index.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { redeemByCode, redeemedWords } from './redeem-by-code.ts';

type Redeem = ActionContext<typeof endpoint>;

/** Redeems a voucher for a family that told staff its code, and logs the author and the family. */
export const redeemVoucherForCustomer = action(endpoint, async (context) => {
  const { db, request, organiser, language, now, emit } = context;
  const customer = orRefuse(await findBuyer(db, request.customer), 'CUSTOMER_NOT_FOUND');
  const participant_id = await participantOf(context, customer.id);
  const to = {
    organiser,
    customer_id: customer.id,
    participant_id,
    field: 'participant' as const,
    now,
  };
  const voucher = await redeemByCode(db, { emit, code: request.code, to });
  await logAct(context, {
    act: 'customer-vouchers.redeem',
    noun: 'customer-vouchers',
    cuid: voucher.cuid,
    summary: hiddenCode(voucher.code),
    changes: { redeemed_by: { from: null, to: fullname(customer) } },
  });
  return { cuid: voucher.cuid, message: redeemedWords(voucher, { language, by_staff: true }) };
});

/** Returns the participant who receives the pack; null when none is named. */
async function participantOf({ db, request }: Redeem, customer_id: number): Promise<number | null> {
  const { participant: cuid } = request;
  if (cuid === null) return null;
  const of = { customer_id, cuid };
  const participant = await findBuyersParticipant(db, of);
  if (participant === undefined)
    refuse('PARTICIPANT_NOT_FOUND', { participant: 'PARTICIPANT_NOT_FOUND' });
  return participant.id;
}
