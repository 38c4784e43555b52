import type { Organiser } from '../organisers/organiser.ts';
import type { SiteSettings } from './api-routes.ts';

/**
 * Returns the address that a site gives to search engines: that of its main host name as reached
 * from outside, at whichever of its names a page is requested; that of the request while no name is
 * proven.
 */
export async function mainOrigin(
  { directory, platform }: SiteSettings,
  request: { readonly organiser: Organiser; readonly origin: string },
): Promise<string> {
  const url = new URL(request.origin);
  url.hostname = (await directory.siteOf(request.organiser.id)) ?? url.hostname;
  return platform.originFor(url.origin);
}
