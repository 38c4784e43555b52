import { MAILING_STATES, RECIPIENT_STATES } from '@ribambelle/domain/mailings/mailing.ts';
import { filtersOf } from '../lists/filters.ts';
import { mailingFilters, mailingRecipientFilters } from './shapes.ts';

/** The filters of the list of mailings. */
export const mailingFilterSet = filtersOf(mailingFilters, {
  state: { kind: 'choice', of: MAILING_STATES },
  created: { kind: 'period', from: 'created_from', to: 'created_to' },
});

/** The filters of the families of a mailing. */
export const mailingRecipientFilterSet = filtersOf(mailingRecipientFilters, {
  state: { kind: 'choice', of: RECIPIENT_STATES },
});
