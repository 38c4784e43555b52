import type { Route } from '../../routes.ts';

/** The gallery of elements and components, in development only. */
export const galleryRoutes: readonly Route[] = [];
