import { updatePreferences as endpoint } from '@ribambelle/api/organisers/update-preferences.ts';
import { action } from '../action.ts';
import { changesBetween } from '../audit/changes-between.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { requireVersion } from '../audit/require-version.ts';
import { withChanges } from '../audit/with-changes.ts';
import { refuse } from '../refusal.ts';
import { preferencesOf } from './preferences-of.ts';
import { lockOrganiser, saveSettings } from './settings-store.ts';

/** Changes accent, languages and cart time. */
export const updatePreferences = action(
  endpoint,
  async ({ db, request, organiser, collaborator, now }) => {
    const { version, ...requested } = request;
    const before = await lockOrganiser(db, organiser.id);
    await requireVersion(db, { organiser_id: organiser.id, record: before, read: version });
    const current = preferencesOf(before);
    const preferences = withChanges(current, requested);
    const values = { ...preferences, languages: [...new Set(preferences.languages)] };
    if (!values.languages.includes(values.language))
      refuse('LANGUAGE_NOT_OFFERED', { language: 'LANGUAGE_NOT_OFFERED' });
    await saveSettings(db, { organiser_id: organiser.id, values, now });
    const changes = changesBetween(current, values);
    const audit = {
      action: 'organiser-preferences.update' as const,
      entity: 'organisers',
      entity_cuid: organiser.cuid,
      summary: organiser.name,
      changes,
      record: before,
    };
    await recordAudit(db, { organiser, collaborator, now, ...audit });
    return { message: null };
  },
);
