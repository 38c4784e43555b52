import type { RouteObject } from 'react-router';

/** The pages about the organiser itself. */
export const organisationRoutes: RouteObject[] = [];
