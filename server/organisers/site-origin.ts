import type { Db } from '../database/transaction.ts';
import { findHostname } from './hostname-views.ts';

/**
 * Returns the address of the organiser's public site, without path, for e-mails that are shown in
 * the back-office; the address that was called while the site has none.
 */
export async function siteOrigin(of: {
  readonly db: Db;
  readonly origin: string;
  readonly originOf: (hostname: string) => string;
}): Promise<string> {
  const hostname = await findHostname(of.db);
  return hostname === null ? of.origin : of.originOf(hostname);
}
