import { FIRST_LANGUAGE } from '@ribambelle/domain/base/languages.ts';
import { ALL_PERMISSIONS } from '@ribambelle/domain/permissions/permissions.ts';
import { SCOPES } from '@ribambelle/domain/permissions/scope.ts';
import { z } from 'zod';
import { cuid, email, id, instant, language, line, personName } from '../general/shapes.ts';
import { tags } from '../general/tags.ts';
import { version } from '../general/versions.ts';

/** The fields of a collaborator; `role` by its cuid. */
export const collaboratorFields = {
  firstname: personName,
  lastname: personName,
  email,
  language: language.default(FIRST_LANGUAGE),
  role: cuid,
  tags: tags.default([]),
};

/** A collaborator. */
export const officeCollaborator = z.object({
  id,
  cuid,
  version,
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  language,
  role: z.object({ cuid, name: z.string() }),
  tags: z.array(z.string()),
  active: z.boolean(),
  second_factor: z.boolean(),
  created_at: instant,
  /** Their answers to the custom fields of the team, as text. */
  answers: z.array(z.object({ title: z.string(), content: z.string() })),
});

/** A permission, `area.action`, as in the table of permissions (1 §6); anything else is refused. */
export const permission = z.enum(ALL_PERMISSIONS);

/** The scope of a role: everything, or only the groups to which its collaborator is attached. */
export const scope = z.enum(SCOPES);

/** A role: a name and its permissions. */
export const officeRole = z.object({
  id,
  cuid,
  version,
  name: z.string(),
  permissions: z.array(permission),
  scope,
  collaborators: z.int(),
});
export const roleFields = {
  name: line,
  permissions: z.array(permission).max(400),
  scope: scope.default('ALL'),
};

/** Words of a name or an address. */
export const collaboratorFilters = { search: z.string().max(100).optional() };
