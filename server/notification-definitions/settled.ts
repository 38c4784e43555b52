import type { definitionFields } from '@ribambelle/api/notification-definitions/shapes.ts';
import { LANGUAGES } from '@ribambelle/domain/base/languages.ts';
import { checkDefinition } from '@ribambelle/domain/notifications/check-definition.ts';
import { variablesOf } from '@ribambelle/domain/mailings/variables.ts';
import type { z } from 'zod';
import type { Db } from '../database/transaction.ts';
import {
  linesOf,
  refuseUnknownVariables,
  requirePictures,
  sanitisedBlocks,
} from '../mail-templates/index.ts';
import { refuse } from '../refusal.ts';
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
  const content = sanitisedBlocks(rest.content);
  const titles = LANGUAGES.map((language) => ({
    path: `title.${language}`,
    text: rest.title[language],
  }));
  refuseUnknownVariables([...titles, ...linesOf(content)], variablesOf('REGISTRATIONS'));
  await requirePictures(db, content);
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
