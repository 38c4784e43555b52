import { describeRegistration as endpoint } from '@ribambelle/api/sign-in/describe-registration.ts';
import { action } from '../action.ts';
import { loadCustomFields } from '../custom-fields/index.ts';

/** Answers the form for a new customer of this organiser; deferred fields come later (3 §5). */
export const describeRegistration = action(endpoint, async ({ db, organiser, language }) => {
  const fields = (await loadCustomFields(db, { organiser, language })).filter(
    (field) => !field.deferred,
  );
  return {
    customer_fields: fields.filter(({ entity }) => entity === 'CUSTOMERS'),
    participant_fields: fields.filter(({ entity }) => entity === 'PARTICIPANTS'),
    participant_offered: organiser.customer_participant_created,
  };
});
