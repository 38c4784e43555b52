import { updatePreferences as endpoint } from '@ribambelle/api/organisers/update-preferences.ts';
import { action } from '../action.ts';
import { changesBetween } from '../audit/changes-between.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { refuse } from '../refusal.ts';
import { lockOrganiser, saveSettings } from './settings-store.ts';

/** Changes accent, languages and cart time. */
export const updatePreferences = action(
  endpoint,
  async ({ db, request, organiser, collaborator, now }) => {
    if (!request.languages.includes(request.language))
      refuse('LANGUAGE_NOT_OFFERED', { language: 'LANGUAGE_NOT_OFFERED' });
    const values = { ...request, languages: [...new Set(request.languages)] };
    const { accent_color, language, languages, cart_minutes, confirmed_email_required } =
      await lockOrganiser(db, organiser.id);
    const before = { accent_color, language, languages, cart_minutes, confirmed_email_required };
    await saveSettings(db, { organiser_id: organiser.id, values, now });
    const changes = changesBetween(before, values);
    const did = {
      action: 'organiser-preferences.update',
      entity: 'organisers',
      entity_cuid: organiser.cuid,
      summary: organiser.name,
      changes,
    };
    await recordAudit(db, { organiser, collaborator, now, ...did });
    return { message: null };
  },
);
