import type { Hono } from 'hono';
import { Refusal } from '../refusal.ts';
import {
  drawPaymentPage,
  drawUnknownPage,
  type PayerAction,
  type Sandbox,
} from '../sandbox/index.ts';
import { callerOf, type SiteSettings } from './api-routes.ts';
import { readText } from './read-body.ts';
import { refuseOtherSites } from './same-site.ts';

const ACTIONS: readonly PayerAction[] = ['pay', 'refuse', 'abandon', 'pay_late'];
const FORM_LIMIT = 1024;

/** The payment page of the built-in provider: a form without script, and what its buttons do. */
export function addSandboxPages(
  app: Hono,
  input: { settings: SiteSettings; sandbox: Sandbox },
): void {
  app.get('/sandbox/pay/:id', async (c) => {
    const payment = await input.sandbox.find(c.req.param('id'));
    return payment === null
      ? c.html(drawUnknownPage(), 404)
      : c.html(drawPaymentPage(payment), 200, { 'cache-control': 'no-store' });
  });
  app.post('/sandbox/pay/:id', async (c) => {
    try {
      refuseOtherSites('POST', c.req.raw.headers, callerOf(c, input.settings).origin);
      const wanted = new URLSearchParams(await readText(c.req.raw, FORM_LIMIT)).get('action');
      const action = ACTIONS.find((one) => one === wanted);
      const before = await input.sandbox.find(c.req.param('id'));
      if (before === null || action === undefined) return c.html(drawUnknownPage(), 404);
      await input.sandbox.act(before.id, action);
      const came_to_nothing = action === 'refuse' || action === 'abandon';
      return c.redirect(came_to_nothing ? before.cancel_url : before.return_url, 303);
    } catch (error) {
      if (error instanceof Refusal) return c.text(error.code, error.status === 413 ? 413 : 403);
      throw error;
    }
  });
}
