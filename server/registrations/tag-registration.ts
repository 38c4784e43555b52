import { tagRegistration as endpoint } from '@ribambelle/api/registrations/tag-registration.ts';
import { action } from '../action.ts';
import { answerTagging, tagRecord } from '../tags/index.ts';
import { findNotedRegistration } from './noted-registration.ts';

/** Adds tags to a registration, and removes others. */
export const tagRegistration = action(endpoint, async (context) => {
  const { id, cuid, name } = await findNotedRegistration(context);
  const of = { table: 'registrations' as const, id, cuid, name };
  const result = await tagRecord(context, { of, change: { change: context.request } });
  return answerTagging(result, 'REGISTRATION_NOT_FOUND');
});
