import { paysWithSandbox } from '@ribambelle/domain/payments/payment-mode.ts';
import type { Hono } from 'hono';
import { applyProviderPayment } from '../checkout/index.ts';
import { runInTenantOf } from '../events/run-in-tenant.ts';
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
  app.post('/webhooks/:provider', async (c) => {
    const provider = c.req.param('provider');
    const { outside, pool, clock } = settings.platform;
    const port = Object.hasOwn(outside.payments, provider) ? outside.payments[provider] : undefined;
    const organiser = await settings.directory.organiserOfHost(hostnameOf(c));
    if (port === undefined || organiser === null) return c.text('Not found', 404);
    if (provider === SANDBOX && !paysWithSandbox(organiser.payment_mode))
      return c.text('Not found', 404);
    const now = clock();
    const body = await readText(c.req.raw, MESSAGE_LIMIT).catch((error: unknown) => {
      if (error instanceof Refusal) return null;
      throw error;
    });
    const message =
      body === null ? null : await port.read({ body, headers: c.req.raw.headers, now });
    if (message === null) return c.text('Not a message of this provider', 400);
    if (message === 'UNREADABLE') {
      const { path, method } = c.req;
      settings.log(new Error(`A signed message of ${provider} cannot be read`), { path, method });
      await runInTenantOf(pool, { organiser_id: organiser.id, now })((db) =>
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
    await runInTenantOf(pool, { organiser_id: organiser.id, now })((db, emit) =>
      applyProviderPayment(db, {
        emit,
        organiser,
        provider,
        message_id: message.message_id,
        input: payment,
        now,
      }),
    );
    return c.text('OK');
  });
}
