import { updatePaymentProvider as endpoint } from '@ribambelle/api/payment-providers/update-payment-provider.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { collaboratorActor, recordSecurityEvent } from '../security-log/record-security-event.ts';
import { activateMethods, loadMethods } from './method-store.ts';
import { lockProvider, useProvider } from './provider-store.ts';

/** Makes an account collect new payments, and shows or hides its methods. */
export const updatePaymentProvider = action(endpoint, async (context) => {
  const { db, request, collaborator, address, now } = context;
  const provider = orRefuse(
    await lockProvider(db, request.payment_provider),
    'PAYMENT_PROVIDER_NOT_FOUND',
  );
  const { id, cuid, mode, account_name } = provider;
  const changes: Record<string, { from: string | null; to: string | null }> = {};
  if (request.methods !== undefined) {
    const methods = await loadMethods(db, { payment_provider_id: id });
    const names = request.methods;
    if (names.some((name) => !methods.some((method) => method.name === name)))
      refuse('PAYMENT_METHOD_NOT_OFFERED', { methods: 'PAYMENT_METHOD_NOT_OFFERED' });
    const before = methods.filter(({ active }) => active).map(({ name }) => name);
    changes['methods'] = { from: before.join(', '), to: names.join(', ') };
    await activateMethods(db, { payment_provider_id: id, names });
  }
  if (request.in_use === true) {
    await useProvider(db, { id, mode });
    changes['in_use'] = { from: null, to: account_name };
    await recordSecurityEvent(db, {
      type: 'payment-provider.used',
      actor: collaboratorActor(collaborator),
      address,
      details: { provider: provider.provider, account: account_name, mode },
      now,
    });
  }
  await logAct(context, {
    act: 'organiser-payments.update',
    noun: 'payment-providers',
    cuid,
    summary: account_name,
    changes,
  });
  return { message: null };
});
