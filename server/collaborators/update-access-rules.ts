import { updateAccessRules as endpoint } from '@ribambelle/api/collaborators/update-access-rules.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { requireVersion } from '../audit/require-version.ts';
import { withChanges } from '../audit/with-changes.ts';
import { lockOrganiser, saveSettings } from '../organisers/index.ts';
import { collaboratorActor, recordSecurityEvent } from '../security-log/record-security-event.ts';
import { accessRulesOf } from './access-rules-of.ts';

/** Changes the rules for signing in to the back-office. */
export const updateAccessRules = action(endpoint, async (context) => {
  const { db, request, organiser, collaborator, address, now } = context;
  const { version, ...given } = request;
  const row = await lockOrganiser(db);
  await requireVersion(db, { record: row, read: version });
  const before = accessRulesOf(row);
  const rules = withChanges(before, given);
  const values = { ...rules, version: row.version + 1 };
  await saveSettings(db, { values, now });
  await logAct(context, {
    act: 'organiser-account.update',
    noun: 'organisers',
    record: row,
    summary: organiser.name,
    before,
    after: rules,
  });
  const event = { actor: collaboratorActor(collaborator), address, now };
  await recordSecurityEvent(db, { ...event, type: 'access-rules.changed' });
  return { message: null };
});
