import { createContext, type ReactElement, type ReactNode, use } from 'react';
import type { PageUrl } from './page-url.ts';

export interface NavigateOptions {
  /** True to replace the current entry in the history. */
  readonly replace?: boolean;
}

/**
 * The navigation of pages; the storefront provides it, in the browser and while pages are drawn on
 * the server.
 */
export interface Router {
  readonly pageUrl: PageUrl;
  readonly params: Readonly<Record<string, string>>;
  /** The site's own host, for links that are written in full. */
  readonly hostname: string | null;
  readonly navigate: (href: string, options?: NavigateOptions) => void;
  /** Begins to load a page that will probably be opened. */
  readonly prefetch: (href: string) => void;
  /** Reads the current page again from the server. */
  readonly reload: () => void;
}

const RouterContext = createContext<Router | null>(null);

export const RouterProvider = ({
  router,
  children,
}: {
  readonly router: Router;
  readonly children: ReactNode;
}): ReactElement => <RouterContext value={router}>{children}</RouterContext>;

export const useRouter = (): Router => {
  const router = use(RouterContext);
  if (router === null) throw new Error('No router above this component');
  return router;
};

/** Returns the address of the current page; its path has no language. */
export const useLocation = (): PageUrl => useRouter().pageUrl;

/**
 * Returns a function that goes to a path of the site, without language: `navigate('/checkout')`.
 */
export const useNavigate = (): Router['navigate'] => useRouter().navigate;

/** Returns the values of the `$` parts of the page's path. */
export const useParams = (): Readonly<Record<string, string>> => useRouter().params;
