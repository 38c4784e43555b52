import { disconnectPaymentProvider as endpoint } from '@ribambelle/api/payment-providers/disconnect-payment-provider.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { findHostname } from '../organisers/hostname-views.ts';
import { orRefuse, Refusal } from '../refusal.ts';
import { collaboratorActor, recordSecurityEvent } from '../security-log/record-security-event.ts';
import { providerNamed } from './port-of.ts';
import { disconnectProvider, findCredentials, lockProvider } from './provider-store.ts';
import { countOpenPayments } from './provider-views.ts';
import { webhookUrl } from './webhook-url.ts';

/**
 * Disconnects an account and wipes its secrets. The provider is told after the commit to send its
 * messages no longer; when it does not hear it, they arrive and are answered like unknown ones.
 */
export const disconnectPaymentProvider = action(endpoint, async (context) => {
  const { db, emit, request, collaborator, address, outside, originOf, now } = context;
  const row = orRefuse(
    await lockProvider(db, request.payment_provider),
    'PAYMENT_PROVIDER_NOT_FOUND',
  );
  const { id, cuid, mode, provider, account_name } = row;
  const open = await countOpenPayments(db, id);
  if (open > 0) throw new Refusal('PROVIDER_HAS_OPEN_PAYMENTS', { details: { payments: open } });
  const credentials = await findCredentials(db, row);
  const hostname = await findHostname(db);
  await disconnectProvider(db, { id, now });
  emit('payment-provider.disconnected', { payment_provider_id: id });
  await logAct(context, {
    act: 'organiser-payments.update',
    noun: 'payment-providers',
    cuid,
    summary: account_name,
    changes: { provider: { from: provider, to: null }, mode: { from: mode, to: null } },
  });
  await recordSecurityEvent(db, {
    type: 'payment-provider.disconnected',
    actor: collaboratorActor(collaborator),
    address,
    details: { provider, account: account_name, mode },
    now,
  });
  context.afterCommit(async (answer) => {
    if (credentials === null || hostname === null) return answer;
    const webhook_url = webhookUrl(originOf(hostname), { provider, payment_provider_id: id });
    await providerNamed(outside, provider)
      ?.unlisten({ key: credentials.key, webhook_url })
      .catch(() => {});
    return answer;
  });
  return { message: null };
});
