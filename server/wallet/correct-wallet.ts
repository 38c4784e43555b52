import { correctWallet as endpoint } from '@ribambelle/api/wallet/correct-wallet.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { decideMovement } from '@ribambelle/domain/wallet/movements.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { lockCustomer } from '../customers/index.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { moveWallet } from './wallet-store.ts';

/** Corrects a wallet by hand: a movement with its reason, never below 0. */
export const correctWallet = action(endpoint, async (context) => {
  const { db, request, collaborator, now } = context;
  const { amount, reason } = request;
  const customer = orRefuse(await lockCustomer(db, request.customer), 'CUSTOMER_NOT_FOUND');
  const decision = decideMovement(customer.wallet_amount, amount);
  if (!decision.ok) refuse(decision.refused, decision.fields);
  const movement = {
    customer_id: customer.id,
    amount,
    reason: 'CORRECTION' as const,
    message: reason,
    now,
  };
  if (!(await moveWallet(db, { ...movement, created_by: collaborator.id })))
    refuse('INSUFFICIENT_WALLET_AMOUNT');
  const changes = {
    wallet_amount: { from: customer.wallet_amount, to: decision.value },
    reason: { from: null, to: reason },
  };
  await logAct(context, {
    act: 'customer-wallets.correct',
    noun: 'customers',
    cuid: customer.cuid,
    summary: fullname(customer),
    changes,
  });
  return { wallet_amount: decision.value, message: null };
});
