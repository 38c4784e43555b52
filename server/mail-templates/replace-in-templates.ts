import { type Replacement, withReplacedCuid } from '@ribambelle/domain/website/replaced-picture.ts';
import { mailBlocks } from '@ribambelle/api/mail-templates/blocks.ts';
import { logAct } from '../audit/log-act.ts';
import type { StaffContext } from '../audit/staff-context.ts';
import { lockTemplatesWith, saveTemplate } from './template-store.ts';

/** Puts a picture in place of another in all templates, and logs each of them. */
export async function replaceInTemplates(
  context: StaffContext,
  replacement: Replacement,
): Promise<void> {
  const { db, now } = context;
  for (const record of await lockTemplatesWith(db, replacement.from)) {
    const { id, name, default_for, content } = record;
    const before = JSON.stringify(content);
    const after = withReplacedCuid(before, replacement);
    const values = { name, default_for, content: mailBlocks.parse(JSON.parse(after)) };
    await saveTemplate(db, { id, values, now });
    await logAct(context, {
      act: 'notification-templates.update',
      noun: 'mail-templates',
      record,
      summary: name,
      before: { content: before },
      after: { content: after },
    });
  }
}
