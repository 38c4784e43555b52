import { getBundle as endpoint } from '@ribambelle/api/bundles/get-bundle.ts';
import { isAfter } from '@ribambelle/domain/base/instants.ts';
import { action } from '../action.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { presentBundles } from './present-bundles.ts';
import { findBundle } from './bundle-views.ts';

/** Returns one bundle that is offered (2 §2). */
export const getBundle = action(endpoint, async ({ db, request, organiser, language, now }) => {
  const { bundle } = request;
  const row = orRefuse(await findBundle(db, { bundle, published: true }), 'BUNDLE_NOT_FOUND');
  // a bundle is no longer offered once its last moment has come
  if (row.expires_at !== null && !isAfter(row.expires_at, now)) refuse('BUNDLE_NOT_FOUND');
  const [shown] = await presentBundles(db, { rows: [row], organiser, language });
  return orRefuse(shown, 'BUNDLE_NOT_FOUND');
});
