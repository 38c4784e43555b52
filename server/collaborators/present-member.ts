import { asLanguage } from '@ribambelle/domain/base/languages.ts';
import type { officeCollaborator } from '@ribambelle/api/collaborators/office-shapes.ts';
import type { z } from 'zod';
import type { TeamRow } from './team-views.ts';

/** Somebody of the team as the back-office shows them. */
export function presentMember({
  role_cuid,
  role_name,
  language,
  ...row
}: TeamRow): z.infer<typeof officeCollaborator> {
  return {
    ...row,
    language: asLanguage(language),
    role: { cuid: role_cuid, name: role_name },
  };
}
