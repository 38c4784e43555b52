import { getExportFile as endpoint } from '@ribambelle/api/exports/get-export-file.ts';
import { dayOf } from '@ribambelle/domain/base/days.ts';
import { isLanguage, FIRST_LANGUAGE } from '@ribambelle/domain/base/languages.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { action } from '../action.ts';
import { refuse } from '../refusal.ts';
import { findExport, readFile } from './export-views.ts';

const CONTENT_TYPES = {
  CSV: 'text/csv; charset=utf-8',
  XLSX: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** The file of one of the caller's own exports. */
export const getExportFile = action(endpoint, async ({ db, request, organiser, collaborator }) => {
  const owner = { organiser_id: organiser.id, collaborator_id: collaborator.id };
  const found = await findExport(db, { ...owner, cuid: request.export });
  if (found.state !== 'DONE') refuse('EXPORT_NOT_READY');
  const language = isLanguage(found.language) ? found.language : FIRST_LANGUAGE;
  const names: Readonly<Record<string, { readonly name: string }>> =
    textsFor(language)['list-columns'];
  const name = names[found.list]?.name ?? found.list;
  const day = dayOf(found.created_at, organiser.timezone);
  return {
    content_type: CONTENT_TYPES[found.format],
    filename: `${name}-${day}.${found.format.toLowerCase()}`,
    bytes: await readFile(db, { organiser_id: organiser.id, id: found.id }),
  };
});
