import { createOfficeParticipant as endpoint } from '@ribambelle/api/participants/create-office-participant.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { action } from '../action.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { lockCustomer } from '../customers/index.ts';
import { orRefuse } from '../refusal.ts';
import { insertParticipant } from './participant-store.ts';
import { readBirthdate } from './read-birthdate.ts';

/**
 * Adds a participant to a family; the family answers the organiser's other fields in its account.
 */
export const createOfficeParticipant = action(
  endpoint,
  async ({ db, request, organiser, collaborator, now }) => {
    const organiser_id = organiser.id;
    const { firstname, lastname } = request;
    const customer = orRefuse(
      await lockCustomer(db, { organiser_id, customer: request.customer }),
      'CUSTOMER_NOT_FOUND',
    );
    const birthdate = readBirthdate(request.birthdate, { organiser, now, field: 'birthdate' });
    const { cuid } = await insertParticipant(db, {
      organiser_id,
      customer_id: customer.id,
      firstname,
      lastname,
      birthdate,
      now,
    });
    const audit = {
      action: 'participants.create' as const,
      entity: 'participants',
      entity_cuid: cuid,
      summary: fullname(request),
    };
    await recordAudit(db, { organiser, collaborator, now, ...audit });
    return { cuid };
  },
);
