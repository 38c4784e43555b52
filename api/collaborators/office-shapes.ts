import { FIRST_LANGUAGE } from '@ribambelle/domain/base/languages.ts';
import { z } from 'zod';
import { cuid, email, id, instant, language, line } from '../general/shapes.ts';

/** What is said about somebody of the team; `role` by its cuid. */
export const collaboratorFields = {
  firstname: line,
  lastname: line,
  email,
  language: language.default(FIRST_LANGUAGE),
  role: cuid,
};

/** Somebody of the team. */
export const officeCollaborator = z.object({
  id,
  cuid,
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  language,
  role: z.object({ cuid, name: z.string() }),
  active: z.boolean(),
  second_factor: z.boolean(),
  created_at: instant,
});

/** A role: a name and what it permits. */
export const officeRole = z.object({
  id,
  cuid,
  name: z.string(),
  permissions: z.array(z.string()),
  collaborators: z.int(),
});
export const roleFields = { name: line, permissions: z.array(z.string().max(100)).max(400) };
