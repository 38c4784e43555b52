import type { Hono } from 'hono';
import { aboutHostProof } from '../vault/host-proof.ts';
import { hostnameOf, type SiteSettings } from './api-routes.ts';

/** The path of proofs; nothing else is there. */
export const HOST_PROOFS = '/.well-known/ribambelle/';

/**
 * Serves proofs that a host name leads to this server: the address contains a text that this server
 * sealed with its key for that name (check-host-name.ts), and that nobody else can open. Nothing is
 * stored: every process of the server gives the same answer every time.
 */
export function addHostProofs(app: Hono, { platform }: SiteSettings): void {
  app.get('/.well-known/ribambelle/:sealed{sealed\\.[0-9a-f]{8}\\.[\\w-]{40,200}}', (c) => {
    const proof = platform.vault.open(c.req.param('sealed'), aboutHostProof(hostnameOf(c)));
    if (proof === null) return c.text('Not found', 404);
    return c.text(proof, 200, { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  });
}
