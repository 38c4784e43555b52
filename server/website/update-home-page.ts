import { updateHomePage as endpoint } from '@ribambelle/api/website/update-home-page.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { action } from '../action.ts';
import { changesBetween } from '../audit/changes-between.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { fieldsOf, writeHome } from './write-home.ts';

/** Saves the draft of the home page. */
export const updateHomePage = action(
  endpoint,
  async ({ db, request, organiser, collaborator, now }) => {
    const home = await writeHome(db, { organiser_id: organiser.id, request, now });
    const audit = {
      action: 'website-pages.update' as const,
      entity: 'home_pages',
      entity_cuid: home.record.cuid,
      summary: textsFor(organiser.language)['office-site'].home,
      changes: changesBetween(home.before, fieldsOf(home.content)),
      record: home.record,
    };
    await recordAudit(db, { organiser, collaborator, now, ...audit });
    return { message: null };
  },
);
