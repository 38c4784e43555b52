import type { definitionFields } from '@ribambelle/api/notification-definitions/shapes.ts';
import { inEachLanguage, LANGUAGES } from '@ribambelle/domain/base/languages.ts';
import { checkDefinition } from '@ribambelle/domain/notifications/check-definition.ts';
import { unknownVariables, variablesOf } from '@ribambelle/domain/mailings/variables.ts';
import type { z } from 'zod';
import type { Db } from '../database/transaction.ts';
import { refuse, Refusal } from '../refusal.ts';
import { sanitise } from '../texts/sanitise.ts';
import type { DefinitionColumns } from './definition-store.ts';
import { findNamedIds, NAMED, type NamedTable } from './definition-views.ts';

export type DefinitionValues = {
  readonly [Name in keyof typeof definitionFields]: z.output<(typeof definitionFields)[Name]>;
};

/**
 * Returns the values of a form as they are kept: texts sanitised, records by their ids, and none
 * that its other fields leave out. Refuses what `checkDefinition` does, words between braces that
 * are no variable, and records that the organiser does not have.
 */
export async function settled(
  db: Db,
  { values, required }: { readonly values: DefinitionValues; readonly required: boolean },
): Promise<DefinitionColumns> {
  const { dependencies, collaborators, ...rest } = values;
  const chosen = rest.global ? { activities: [], categories: [], memberships: [] } : dependencies;
  const { activities, categories, memberships } = chosen;
  const count = activities.length + categories.length + memberships.length;
  const decision = checkDefinition({ ...rest, dependencies: count }, { required });
  if (!decision.ok) refuse(decision.refused, decision.fields);
  const content = rest.content.map((block) =>
    block.type === 'TEXT'
      ? { ...block, text: inEachLanguage((language) => sanitise(block.text[language])) }
      : block,
  );
  refuseUnknownVariables({ ...rest, content });
  const colleagues = rest.recipient_type === 'COLLABORATORS' ? collaborators : [];
  return {
    ...rest,
    content,
    activity_ids: await idsOf(db, { table: 'activities', cuids: activities }),
    category_ids: await idsOf(db, { table: 'categories', cuids: categories }),
    membership_ids: await idsOf(db, { table: 'memberships', cuids: memberships }),
    collaborator_ids: await idsOf(db, { table: 'collaborators', cuids: colleagues }),
  };
}

async function idsOf(
  db: Db,
  of: { readonly table: NamedTable; readonly cuids: readonly string[] },
): Promise<readonly number[]> {
  const cuids = [...new Set(of.cuids)];
  const ids = await findNamedIds(db, { ...of, cuids });
  if (ids.length === cuids.length) return ids;
  const { unknown } = NAMED[of.table];
  const field = of.table === 'collaborators' ? of.table : `dependencies.${of.table}`;
  return refuse(unknown, { [field]: unknown });
}

/** Refuses MAILING_VARIABLE_UNKNOWN, on the text that contains it. */
function refuseUnknownVariables({ title, content }: Pick<DefinitionColumns, 'title' | 'content'>) {
  const known = variablesOf('REGISTRATIONS');
  const lines = LANGUAGES.flatMap((language) => [
    { path: `title.${language}`, text: title[language] },
    ...content.flatMap((block, index) => {
      const path = `content.${index}`;
      if (block.type === 'TEXT')
        return [{ path: `${path}.text.${language}`, text: block.text[language] }];
      if (block.type === 'BUTTON')
        return [{ path: `${path}.label.${language}`, text: block.label[language] }];
      return [];
    }),
  ]);
  const wrong = lines
    .map(({ path, text }) => ({ path, unknown: unknownVariables(text, known) }))
    .filter(({ unknown }) => unknown.length > 0);
  if (wrong.length === 0) return;
  const code = 'MAILING_VARIABLE_UNKNOWN' as const;
  throw new Refusal(code, {
    fields: Object.fromEntries(wrong.map(({ path }) => [path, code])),
    details: { variables: [...new Set(wrong.flatMap(({ unknown }) => unknown))].join(' ') },
  });
}
