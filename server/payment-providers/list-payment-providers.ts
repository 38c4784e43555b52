import { listPaymentProviders as endpoint } from '@ribambelle/api/payment-providers/list-payment-providers.ts';
import { action } from '../action.ts';
import { atOnce } from '../database/statements.ts';
import { loadMethods, presentMethod } from './method-store.ts';
import { loadProviders } from './provider-views.ts';

/** Answers the connected accounts, the latest first, each with its methods. */
export const listPaymentProviders = action(endpoint, async ({ db }) => {
  const [providers, methods] = await atOnce(
    () => loadProviders(db),
    () => loadMethods(db, {}),
  );
  return {
    data: providers.map(({ id, ...provider }) => ({
      ...provider,
      methods: methods
        .filter(({ payment_provider_id }) => payment_provider_id === id)
        .map((method) => presentMethod(method)),
    })),
  };
});
