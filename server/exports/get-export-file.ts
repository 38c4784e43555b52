import { getExportFile as endpoint } from '@ribambelle/api/exports/get-export-file.ts';
import { dayOf } from '@ribambelle/domain/base/days.ts';
import { isLanguage, FIRST_LANGUAGE } from '@ribambelle/domain/base/languages.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { action } from '../action.ts';
import { refuse } from '../refusal.ts';
import { streamOf } from './export-stream.ts';
import { findExport, fileLength } from './export-views.ts';

const CONTENT_TYPES = {
  CSV: 'text/csv; charset=utf-8',
  XLSX: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Answers the file of one of the caller's own exports, piece by piece. */
export const getExportFile = action(
  endpoint,
  async ({ db, request, organiser, collaborator, afterCommit }) => {
    const found = await findExport(db, { collaborator_id: collaborator.id, cuid: request.export });
    if (found.state !== 'DONE') refuse('EXPORT_NOT_READY');
    const language = isLanguage(found.language) ? found.language : FIRST_LANGUAGE;
    const names: Readonly<Record<string, { readonly name: string }>> =
      textsFor(language)['list-columns'];
    const name = names[found.list]?.name ?? found.list;
    const day = dayOf(found.created_at, organiser.timezone);
    const length = await fileLength(db, found.id);
    const whole = { id: found.id, length };
    afterCommit(async (answer, inTenant) => ({ ...answer, bytes: streamOf(inTenant, whole) }));
    return {
      content_type: CONTENT_TYPES[found.format],
      filename: `${name}-${day}.${found.format.toLowerCase()}`,
      bytes: new Uint8Array(),
      length,
      packed: found.packed,
    };
  },
);
