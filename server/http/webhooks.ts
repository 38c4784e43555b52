import { isForTests } from '@ribambelle/domain/payments/payment-mode.ts';
import type { Hono } from 'hono';
import { applyProviderPayment } from '../checkout/index.ts';
import { runInTenantOf } from '../events/run-in-tenant.ts';
import { portOf } from '../payment-providers/index.ts';
import { Refusal } from '../refusal.ts';
import { recordSecurityEvent } from '../security-log/record-security-event.ts';
import { hostnameOf, type SiteSettings } from './api-routes.ts';
import { readText } from './read-body.ts';

const SANDBOX = 'sandbox';
const MESSAGE_LIMIT = 64 * 1024;

/**
 * Serves the addresses for messages of payment providers, each on a path of its own, without
 * session. A forged message is answered 400 and changes nothing; one about an unknown payment is
 * answered like any other, and reveals nothing. So is one of a kind that we do not follow: a
 * provider repeats for days every message not answered 200. One that the provider signed and that
 * cannot be read is reported to the operator and to staff, and its payment is queried as if the
 * message had been lost (`check-payment`). The sandbox is served only where it is on.
 */
export function addWebhooks(app: Hono, settings: SiteSettings): void {
  app.post('/webhooks/:provider/:account?', async (c) => {
    const provider = c.req.param('provider');
    const { outside, pool, clock } = settings.platform;
    const now = clock();
    const organiser = await settings.directory.organiserOfHost(hostnameOf(c));
    if (organiser === null) return c.text('Not found', 404);
    const inTenant = runInTenantOf(pool, { organiser_id: organiser.id, now });
    const payment_provider_id = accountIn(c.req.param('account'));
    const served =
      provider === SANDBOX
        ? payment_provider_id === null && isForTests(organiser.payment_mode)
        : payment_provider_id !== null;
    const collected = { provider, payment_provider_id };
    const port = served ? await portOf(collected, { outside, inTenant }) : null;
    if (port === null) return c.text('Not found', 404);
    const body = await readText(c.req.raw, MESSAGE_LIMIT).catch((error: unknown) => {
      if (error instanceof Refusal) return null;
      throw error;
    });
    const { headers } = c.req.raw;
    const message =
      body === null ? null : await port.read({ body, headers, now }).catch(() => 'AWAY' as const);
    // it repeats its message, and the check asks about the payment in any case
    if (message === 'AWAY') return c.text('The provider does not answer', 503);
    if (message === null) return c.text('Not a message of this provider', 400);
    if (message === 'UNREADABLE') {
      const { path, method } = c.req;
      settings.log(new Error(`A signed message of ${provider} cannot be read`), { path, method });
      await inTenant((db) =>
        recordSecurityEvent(db, {
          type: 'provider-message.unreadable',
          actor: { kind: 'SYSTEM', id: null, name: '' },
          address: '',
          details: { provider },
          now,
        }),
      );
      return c.text('OK');
    }
    const { payment } = message;
    if (payment === null) return c.text('OK');
    await inTenant((db, emit) =>
      applyProviderPayment(db, {
        emit,
        organiser,
        provider,
        payment_provider_id,
        message_id: message.message_id,
        input: payment,
        now,
      }),
    );
    return c.text('OK');
  });
}

/** Returns the account in the address of a message; null for none, and 0 for one that is none. */
function accountIn(text: string | undefined): number | null {
  if (text === undefined) return null;
  return /^[1-9]\d{0,15}$/.test(text) ? Number(text) : 0;
}
