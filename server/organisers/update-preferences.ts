import { updatePreferences as endpoint } from '@ribambelle/api/organisers/update-preferences.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { requireVersion } from '../audit/require-version.ts';
import { withChanges } from '../audit/with-changes.ts';
import { refuse } from '../refusal.ts';
import { preferencesOf } from './preferences-of.ts';
import { lockOrganiser, saveSettings } from './settings-store.ts';

/** Changes accent, languages and cart time. */
export const updatePreferences = action(endpoint, async (context) => {
  const { db, request, organiser, now } = context;
  const { version, ...requested } = request;
  const row = await lockOrganiser(db);
  await requireVersion(db, { record: row, read: version });
  const before = preferencesOf(row);
  const preferences = withChanges(before, requested);
  const values = { ...preferences, languages: [...new Set(preferences.languages)] };
  if (!values.languages.includes(values.language))
    refuse('LANGUAGE_NOT_OFFERED', { language: 'LANGUAGE_NOT_OFFERED' });
  await saveSettings(db, { values, now });
  await logAct(context, {
    act: 'organiser-preferences.update',
    noun: 'organisers',
    record: row,
    summary: organiser.name,
    before,
    after: values,
  });
  return { message: null };
});
