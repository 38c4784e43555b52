import { getFirstSteps as endpoint } from '@ribambelle/api/reports/get-first-steps.ts';
import { action } from '../action.ts';
import { findMailSettings, fingerprintOf } from '../mails/index.ts';
import { loadFirstSteps } from './first-steps-views.ts';

/** Answers which of the first steps are done: they tick themselves, and none of it is stored. */
export const getFirstSteps = action(endpoint, async ({ db, organiser, now }) => {
  const { bank_account, bank_transfers_activated, online_payments_activated } = organiser;
  const mails = await findMailSettings(db);
  const { tested_with } = mails;
  const steps = await loadFirstSteps(db, now);
  return {
    ...steps,
    payment: (bank_transfers_activated && bank_account !== '') || online_payments_activated,
    terms: organiser.terms_version !== null,
    mails: tested_with !== null && tested_with === fingerprintOf(mails),
  };
});
