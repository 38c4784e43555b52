import type { RequestOf } from '@ribambelle/api/endpoint.ts';
import type { listCollaborators } from '@ribambelle/api/collaborators/list-collaborators.ts';
import { collaboratorColumns } from '@ribambelle/api/collaborators/collaborator-columns.ts';
import type { officeCollaborator } from '@ribambelle/api/collaborators/office-shapes.ts';
import type { z } from 'zod';
import type { Unpaged } from '../database/counted.ts';
import type { OfficeList } from '../lists/office-list.ts';
import { textReader } from '../texts/bilingual.ts';
import { presentMember } from './present-member.ts';
import { selectTeam, type TeamRow } from './team-views.ts';

/** The team, as a list of the back-office. */
export const collaboratorList: OfficeList<
  Unpaged<RequestOf<typeof listCollaborators>>,
  TeamRow,
  z.infer<typeof officeCollaborator>
> = {
  permission: 'collaborators.read',
  columns: collaboratorColumns,
  select: ({ search, sort }) => selectTeam({ search, sort }),
  present: (row, reader) => presentMember(row, textReader(reader)),
};
