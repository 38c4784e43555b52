import { updateIdentity as endpoint } from '@ribambelle/api/organisers/update-identity.ts';
import { action } from '../action.ts';
import { changesBetween } from '../audit/changes-between.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { lockOrganiser, saveSettings } from './settings-store.ts';

/** Changes who the organiser is and how it is reached. */
export const updateIdentity = action(endpoint, async ({ db, request, organiser, collaborator, now }) => {
  const { name, legal_name, email, phone, street, number, postcode, city } = await lockOrganiser(db, organiser.id);
  await saveSettings(db, { organiser_id: organiser.id, values: request, now });
  const changes = changesBetween({ name, legal_name, email, phone, street, number, postcode, city }, request);
  const did = { action: 'organiser-account.update', entity: 'organisers', entity_cuid: organiser.cuid, summary: request.name, changes };
  await recordAudit(db, { organiser, collaborator, now, ...did });
  return { message: null };
});
