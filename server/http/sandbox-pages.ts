import { isForTests } from '@ribambelle/domain/payments/payment-mode.ts';
import type { Context as HonoContext, Hono } from 'hono';
import { Refusal } from '../refusal.ts';
import {
  type BankAction,
  drawPaymentPage,
  drawUnknownPage,
  type PayerAction,
  type Sandbox,
} from '../sandbox/index.ts';
import { callerOf, hostnameOf, type SiteSettings } from './api-routes.ts';
import { readText } from './read-body.ts';
import { refuseOtherSites } from './same-site.ts';

const PAYER_ACTIONS: readonly PayerAction[] = ['pay', 'refuse', 'abandon', 'pay_late'];
const BANK_ACTIONS: readonly BankAction[] = ['dispute', 'lose', 'win', 'return'];
const FORM_LIMIT = 1024;

/**
 * Serves the payment page of the built-in provider: a form without script, and the actions of its
 * buttons, those of the payer's bank once it is paid. There is none where money is real, and none
 * for another organiser's payments.
 */
export function addSandboxPages(
  app: Hono,
  input: { settings: SiteSettings; sandbox: Sandbox },
): void {
  const { settings, sandbox } = input;
  app.get('/sandbox/pay/:id', async (c) => {
    const payment = await paymentHere(c, input);
    if (payment === null) return c.html(drawUnknownPage(), 404);
    const money = await sandbox.moneyBack(payment.id);
    return c.html(drawPaymentPage(payment, money), 200, { 'cache-control': 'no-store' });
  });
  app.post('/sandbox/pay/:id', async (c) => {
    try {
      refuseOtherSites(
        { method: 'POST', headers: c.req.raw.headers },
        callerOf(c, settings).origin,
      );
      const before = await paymentHere(c, input);
      if (before === null) return c.html(drawUnknownPage(), 404);
      const actionField = new URLSearchParams(await readText(c.req.raw, FORM_LIMIT)).get('action');
      const bank_action = BANK_ACTIONS.find((one) => one === actionField);
      if (bank_action !== undefined) {
        await sandbox.act(before.id, bank_action);
        return c.redirect(c.req.path, 303);
      }
      const action = PAYER_ACTIONS.find((one) => one === actionField);
      if (action === undefined) return c.html(drawUnknownPage(), 404);
      await sandbox.act(before.id, action);
      const came_to_nothing = action === 'refuse' || action === 'abandon';
      return c.redirect(came_to_nothing ? before.cancel_url : before.return_url, 303);
    } catch (error) {
      if (error instanceof Refusal) return c.text(error.code, error.status === 413 ? 413 : 403);
      throw error;
    }
  });
}

/**
 * Returns the payment of the address, if the organiser of this host pays with the sandbox and the
 * payment is its own; else null.
 */
async function paymentHere(
  c: HonoContext,
  { settings, sandbox }: { settings: SiteSettings; sandbox: Sandbox },
) {
  const { directory } = settings;
  const organiser = await directory.organiserOfHost(hostnameOf(c));
  if (organiser === null || !isForTests(organiser.payment_mode)) return null;
  const payment = await sandbox.find(c.req.param('id') ?? '');
  // a payment of the demo was never opened by a site
  if (payment === null || !URL.canParse(payment.webhook_url)) return null;
  const owner = await directory.organiserOfHost(new URL(payment.webhook_url).hostname);
  return owner?.id === organiser.id ? payment : null;
}
