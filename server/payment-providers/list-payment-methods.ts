import { listPaymentMethods as endpoint } from '@ribambelle/api/payment-providers/list-payment-methods.ts';
import { collectorOf } from '@ribambelle/domain/payments/payment-mode.ts';
import { action } from '../action.ts';
import { loadMethods, presentMethod } from './method-store.ts';

/** Answers the methods that staff show of the account that collects new payments. */
export const listPaymentMethods = action(endpoint, async ({ db, organiser, language }) => {
  const collector = organiser.online_payments_activated ? collectorOf(organiser) : null;
  if (collector?.kind !== 'PROVIDER') return { data: [] };
  const methods = await loadMethods(db, collector);
  return {
    data: methods
      .filter(({ active }) => active)
      .map((method) => {
        const { name, label, logo_url } = presentMethod(method);
        return { name, label: label[language], logo_url, keeps: method.keeps };
      }),
  };
});
