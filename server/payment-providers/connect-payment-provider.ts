import { connectPaymentProvider as endpoint } from '@ribambelle/api/payment-providers/connect-payment-provider.ts';
import { preparedAction, type Preparation } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { findHostname } from '../organisers/hostname-views.ts';
import { collaboratorActor, recordSecurityEvent } from '../security-log/record-security-event.ts';
import { describeAccount, servedProvider, unreachable } from './ask-provider.ts';
import { saveMethods } from './method-store.ts';
import { idOfAccount, saveProvider, useProvider } from './provider-store.ts';
import { webhookUrl } from './webhook-url.ts';

/**
 * Connects the account of a key: the provider is asked whose it is and sends its messages from then
 * on, before anything is written here.
 */
export const connectPaymentProvider = preparedAction(
  { endpoint, prepare: askProvider },
  async (context) => {
    const { db, emit, request, organiser, collaborator, prepared, address, now } = context;
    const { provider } = request;
    const { id, account, credentials } = prepared;
    const { cuid } = await saveProvider(db, {
      id,
      organiser_id: organiser.id,
      provider,
      account,
      credentials,
      connected_by: collaborator.id,
      now,
    });
    await saveMethods(db, { payment_provider_id: id, methods: account.methods, now });
    await useProvider(db, { id, mode: account.mode });
    emit('payment-provider.connected', { payment_provider_id: id });
    const { name: account_name, mode } = account;
    await logAct(context, {
      act: 'organiser-payments.update',
      noun: 'payment-providers',
      cuid,
      summary: account_name,
      changes: { provider: { from: null, to: provider }, mode: { from: null, to: mode } },
    });
    await recordSecurityEvent(db, {
      type: 'payment-provider.connected',
      actor: collaboratorActor(collaborator),
      address,
      details: { provider, account: account_name, mode },
      now,
    });
    return { cuid, account_name, mode, message: null };
  },
);

/**
 * Queries the provider, has it send its messages to the organiser's site, and returns the account,
 * its secrets and the id of its row.
 */
async function askProvider(preparation: Preparation<typeof endpoint>) {
  const { request, organiser, outside, inTenant, originOf } = preparation;
  const { provider, key } = request;
  const { currency } = organiser;
  const account = await describeAccount(outside, { provider, key, currency });
  const { id, hostname } = await inTenant(async (db) => ({
    id: await idOfAccount(db, { provider, account }),
    hostname: await findHostname(db),
  }));
  // a site without a name of its own sells nothing yet; it is asked again when a page opens
  const signing_secret =
    hostname === null
      ? null
      : await servedProvider(outside, provider)
          .listen({
            key,
            webhook_url: webhookUrl(originOf(hostname), { provider, payment_provider_id: id }),
          })
          .catch(unreachable);
  return { id, account, credentials: { key, signing_secret } };
}
