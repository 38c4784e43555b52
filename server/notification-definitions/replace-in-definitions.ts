import { type Replacement, withReplacedCuid } from '@ribambelle/domain/website/replaced-picture.ts';
import { mailBlocks } from '@ribambelle/api/mail-templates/blocks.ts';
import type { Context } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import type { StaffContext } from '../audit/staff-context.ts';
import { loadDefinitionsWith, saveDefinition } from './definition-store.ts';

/** Puts a picture in place of another in all notifications, and logs each of them. */
export async function replaceInDefinitions(
  context: StaffContext & Pick<Context, 'emit'>,
  replacement: Replacement,
): Promise<void> {
  const { db, now, emit } = context;
  for (const record of await loadDefinitionsWith(db, replacement.from)) {
    const before = JSON.stringify(record.content);
    const after = withReplacedCuid(before, replacement);
    const { id, cuid: _cuid, version: _version, required: _required, ...columns } = record;
    const content = mailBlocks.parse(JSON.parse(after));
    await saveDefinition(db, { id, columns: { ...columns, content }, now });
    emit('notification-definition.changed', { notification_definition_id: id });
    await logAct(context, {
      act: 'notification-templates.update',
      noun: 'notification-definitions',
      record,
      summary: record.name,
      before: { content: before },
      after: { content: after },
    });
  }
}
