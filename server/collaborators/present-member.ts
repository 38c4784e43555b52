import { asLanguage } from '@ribambelle/domain/base/languages.ts';
import type { officeCollaborator } from '@ribambelle/api/collaborators/office-shapes.ts';
import type { Json } from '@ribambelle/database/json.ts';
import type { z } from 'zod';
import { contentOf } from '../custom-fields/index.ts';
import type { TeamRow } from './team-views.ts';

/** Returns somebody of the team as the back-office shows them. */
export function presentMember(
  { role_cuid, role_name, language, answers, ...row }: TeamRow,
  text: (column: Json) => string,
): z.infer<typeof officeCollaborator> {
  return {
    ...row,
    language: asLanguage(language),
    role: { cuid: role_cuid, name: role_name },
    answers: answers.map((answer) => ({
      title: text(answer.title),
      content: contentOf(answer, text),
    })),
  };
}
