import { type Call, createClient } from '@ribambelle/api/client.ts';
import type { Page } from '@playwright/test';

const SITE = process.env['STOREFRONT_URL'] ?? 'http://localhost:3000';

/**
 * Returns a client of the API of the public site, or of another address, with the session of this
 * page; a sign-in through it signs the page in too.
 */
export function callsOf(page: Page, origin = SITE): Call {
  return createClient({
    origin,
    headers: { origin },
    fetch: async (url, { method, headers, body } = {}) => {
      const answer = await page.request.fetch(addressIn(url), {
        method: method ?? 'GET',
        headers: Object.fromEntries(new Headers(headers)),
        ...(typeof body === 'string' ? { data: body } : {}),
      });
      return new Response(await answer.text(), { status: answer.status() });
    },
  });
}

function addressIn(target: Parameters<typeof fetch>[0]): string {
  if (typeof target === 'string') return target;
  return target instanceof URL ? target.href : target.url;
}
