import { askAboutPayment as endpoint } from '@ribambelle/api/payments/ask-about-payment.ts';
import { preparedAction, type Preparation } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { portOf } from '../payment-providers/index.ts';
import { findPayment } from '../payments/index.ts';
import { closeDifferencesOf } from '../provider-differences/index.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { applyProviderPayment } from './apply-provider-payment.ts';

/** Books what a provider knows of a payment and we had not heard, through the one door. */
export const askAboutPayment = preparedAction({ endpoint, prepare: fetchIt }, async (context) => {
  const { db, emit, organiser, prepared, now } = context;
  const { payment, input } = prepared;
  const { provider, payment_provider_id, cuid } = payment;
  const changed =
    input !== null &&
    (await applyProviderPayment(db, {
      emit,
      organiser,
      provider: provider ?? '',
      payment_provider_id,
      message_id: null,
      input,
      now,
    }));
  if (input !== null)
    await closeDifferencesOf(db, { payment_id: payment.id, kind: 'DIFFERENT', now });
  await logAct(context, {
    act: 'payments.update',
    noun: 'payments',
    cuid,
    summary: payment.provider_reference ?? cuid,
    changes: {},
  });
  return { changed, message: null };
});

/** Fetches the provider's view of the payment, outside every transaction. */
async function fetchIt({ request, outside, inTenant }: Preparation<typeof endpoint>) {
  const payment = orRefuse(
    await inTenant((db) => findPayment(db, request.payment)),
    'PAYMENT_NOT_FOUND',
  );
  const port = await portOf(payment, { outside, inTenant });
  const reference = payment.provider_reference;
  if (port === null || reference === null) return refuse('PAYMENT_WITHOUT_PROVIDER');
  const input = await port.fetch(reference).catch(() => refuse('PROVIDER_UNREACHABLE'));
  return { payment, input };
}
