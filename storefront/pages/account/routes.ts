import type { Route } from '../../routes.ts';

/** The pages of a customer's account (1 §2.3, 3 §2). */
export const accountRoutes: readonly Route[] = [];
