import { getExport as endpoint } from '@ribambelle/api/exports/get-export.ts';
import { action } from '../action.ts';
import { findExport } from './export-views.ts';
import { presentExport } from './present-export.ts';

/** Answers the progress of one of the caller's own exports. */
export const getExport = action(endpoint, async ({ db, request, collaborator }) =>
  presentExport(await findExport(db, { collaborator_id: collaborator.id, cuid: request.export })),
);
