import { updateAccessRules as endpoint } from '@ribambelle/api/collaborators/update-access-rules.ts';
import { action } from '../action.ts';
import { changesBetween } from '../audit/changes-between.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { requireVersion } from '../audit/require-version.ts';
import { withChanges } from '../audit/with-changes.ts';
import { lockOrganiser, saveSettings } from '../organisers/index.ts';
import { collaboratorActor, recordSecurityEvent } from '../security-log/record-security-event.ts';
import { accessRulesOf } from './access-rules-of.ts';

/** Changes the rules for signing in to the back-office. */
export const updateAccessRules = action(
  endpoint,
  async ({ db, request, organiser, collaborator, address, now }) => {
    const organiser_id = organiser.id;
    const { version, ...given } = request;
    const before = await lockOrganiser(db, organiser_id);
    await requireVersion(db, { organiser_id, record: before, read: version });
    const was = accessRulesOf(before);
    const rules = withChanges(was, given);
    const values = { ...rules, version: before.version + 1 };
    await saveSettings(db, { organiser_id, values, now });
    const audit = {
      action: 'organiser-account.update' as const,
      entity: 'organisers',
      entity_cuid: organiser.cuid,
      summary: organiser.name,
      changes: changesBetween(was, rules),
      record: before,
    };
    await recordAudit(db, { organiser, collaborator, now, ...audit });
    const event = { organiser_id, actor: collaboratorActor(collaborator), address, now };
    await recordSecurityEvent(db, { ...event, type: 'access-rules.changed' });
    return { message: null };
  },
);
