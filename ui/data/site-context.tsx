import type { Answer } from '@ribambelle/api/client.ts';
import { createContext, type ReactElement, type ReactNode, use } from 'react';

export type Website = Answer<'getWebsite'>;

/** The data of the page as a whole. */
export interface Site {
  readonly website: Website;
  /** The organiser's catalogue page, for breadcrumbs; null when it has none. */
  readonly catalogue: { readonly title: string; readonly pathname: string } | null;
  /**
   * The time at which the server drew the page: the "now" of everything that must read the same on
   * the server and in the browser.
   */
  readonly rendered_at: string;
  /** The address of the platform provider's legal pages, without a slash at its end. */
  readonly provider_site: string;
}

const SiteContext = createContext<Site | null>(null);

export const SiteProvider = ({
  site,
  children,
}: {
  readonly site: Site;
  readonly children: ReactNode;
}): ReactElement => <SiteContext value={site}>{children}</SiteContext>;

const useSite = (): Site => {
  const site = use(SiteContext);
  if (site === null) throw new Error('No site above this component');
  return site;
};

/** Returns the organiser (name, currency, timezone…), header, footer and top bar. */
export const useWebsite = (): Website => useSite().website;

/** Returns the organiser's catalogue page, for breadcrumbs. */
export const useCatalogue = (): Site['catalogue'] => useSite().catalogue;

/** Returns the time at which the server drew the page. */
export const useRenderedAt = (): string => useSite().rendered_at;

/** Returns the legal pages of the platform's provider, which every footer links to (1 §2.4). */
export const useProviderSite = (): string => useSite().provider_site;
