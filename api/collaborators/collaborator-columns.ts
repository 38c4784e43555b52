import type { z } from 'zod';
import { columnsOf } from '../lists/columns.ts';
import type { officeCollaborator } from './office-shapes.ts';

/** The columns of the list of collaborators. */
export const collaboratorColumns = columnsOf<z.infer<typeof officeCollaborator>>()({
  name: {
    kind: 'text',
    value: (row) => `${row.firstname} ${row.lastname}`,
    card: 'title',
    sorts: true,
  },
  email: { kind: 'text', value: (row) => row.email, sorts: true },
  role: { kind: 'text', value: (row) => row.role.name, card: 'below', sorts: true },
  answers: {
    kind: 'text',
    extra: true,
    value: (row) => row.answers.map(({ title, content }) => `${title} : ${content}`).join(' · '),
  },
  second_factor: { kind: 'choice', value: (row) => (row.second_factor ? 'YES' : null) },
  state: {
    kind: 'choice',
    value: (row) => (row.active ? 'ACTIVE' : 'INACTIVE'),
    card: 'beside',
    sorts: true,
  },
});
