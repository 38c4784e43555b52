import { refreshPaymentProvider as endpoint } from '@ribambelle/api/payment-providers/refresh-payment-provider.ts';
import { preparedAction, type Preparation } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { orRefuse } from '../refusal.ts';
import { describeAccount } from './ask-provider.ts';
import { saveMethods } from './method-store.ts';
import { findCredentials, findProvider, lockProvider } from './provider-store.ts';

/** Reads the methods of an account anew: new ones are on, those that went are gone. */
export const refreshPaymentProvider = preparedAction(
  { endpoint, prepare: askAgain },
  async (context) => {
    const { db, request, prepared, now } = context;
    const { id, cuid, account_name } = orRefuse(
      await lockProvider(db, request.payment_provider),
      'PAYMENT_PROVIDER_NOT_FOUND',
    );
    await saveMethods(db, { payment_provider_id: id, methods: prepared.methods, now });
    await logAct(context, {
      act: 'organiser-payments.update',
      noun: 'payment-providers',
      cuid,
      summary: account_name,
      changes: { methods: { from: null, to: prepared.methods.map(({ name }) => name).join(', ') } },
    });
    return { message: null };
  },
);

async function askAgain(preparation: Preparation<typeof endpoint>) {
  const { request, organiser, outside, inTenant } = preparation;
  const { currency } = organiser;
  const { provider, credentials } = await inTenant(async (db) => {
    const row = orRefuse(
      await findProvider(db, request.payment_provider),
      'PAYMENT_PROVIDER_NOT_FOUND',
    );
    return { ...row, credentials: await findCredentials(db, row) };
  });
  // a key that cannot be opened any more is as good as one that the provider refuses
  return describeAccount(outside, { provider, key: credentials?.key ?? '', currency });
}
