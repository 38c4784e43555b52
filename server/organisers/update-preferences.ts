import { updatePreferences as endpoint } from '@ribambelle/api/organisers/update-preferences.ts';
import { action } from '../action.ts';
import { changesBetween } from '../audit/changes-between.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { refuse } from '../refusal.ts';
import { preferencesOf } from './preferences-of.ts';
import { lockOrganiser, saveSettings } from './settings-store.ts';

/** Changes accent, languages and cart time. */
export const updatePreferences = action(
  endpoint,
  async ({ db, request, organiser, collaborator, now }) => {
    if (!request.languages.includes(request.language))
      refuse('LANGUAGE_NOT_OFFERED', { language: 'LANGUAGE_NOT_OFFERED' });
    const values = { ...request, languages: [...new Set(request.languages)] };
    const before = preferencesOf(await lockOrganiser(db, organiser.id));
    await saveSettings(db, { organiser_id: organiser.id, values, now });
    const changes = changesBetween(before, values);
    const did = {
      action: 'organiser-preferences.update' as const,
      entity: 'organisers',
      entity_cuid: organiser.cuid,
      summary: organiser.name,
      changes,
    };
    await recordAudit(db, { organiser, collaborator, now, ...did });
    return { message: null };
  },
);
