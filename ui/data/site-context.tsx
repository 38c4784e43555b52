import type { Answer } from '@ribambelle/api/client.ts';
import { createContext, type ReactElement, type ReactNode, use } from 'react';

export type Website = Answer<'getWebsite'>;

/** What belongs to the page as a whole. */
export interface Site {
  readonly website: Website;
  /** The organiser's catalogue page, for breadcrumbs; null when it has none. */
  readonly catalogue: { readonly title: string; readonly pathname: string } | null;
  /** When the server drew the page: the "now" of everything that must read the same on the server and in the browser. */
  readonly rendered_at: string;
  /** Where the provider of the platform has its legal pages: an address without a slash at its end. */
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

/** The organiser (name, currency, timezone…), header, footer and top bar. */
export const useWebsite = (): Website => useSite().website;

/** The organiser's catalogue page, for breadcrumbs. */
export const useCatalogue = (): Site['catalogue'] => useSite().catalogue;

/** When the page was drawn on the server. */
export const useRenderedAt = (): string => useSite().rendered_at;

/** The legal pages of whoever provides the platform, which every footer links to (1 §2.4). */
export const useProviderSite = (): string => useSite().provider_site;
