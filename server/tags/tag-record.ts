import { type Decision, permit, refuse } from '@ribambelle/domain/base/refusal.ts';
import { type Tagging, tagged } from '@ribambelle/domain/base/tags.ts';
import { type Changes, changesBetween } from '../audit/changes-between.ts';
import { logAct } from '../audit/log-act.ts';
import type { StaffContext } from '../audit/staff-context.ts';
import { refuse as refuseCall } from '../refusal.ts';
import { holdTags, lockTags, storeTags, type TaggedTable } from './tag-store.ts';

/** A family or a registration, with the name that people know. */
export interface Tagged {
  readonly table: TaggedTable;
  readonly id: number;
  readonly cuid: string;
  readonly name: string;
}

/**
 * Tags to add and to remove; or earlier tags to restore, where the tags that the change left are
 * still there.
 */
export type TagChange =
  | { readonly change: Tagging }
  | { readonly undoes: { readonly from: readonly string[]; readonly to: readonly string[] } };

const ACTS = { customers: 'customer-tags.update', registrations: 'registrations.update' } as const;

/**
 * Changes the tags of a family or a registration under its lock and returns the changes; none where
 * nothing differs. Refuses GONE, TAG_NOT_FOUND for a word that is not in the list, TAGS_TOO_MANY,
 * and CHANGED_SINCE where the change to undo was followed by another.
 */
export async function tagRecord(
  context: StaffContext,
  { of, change }: { readonly of: Tagged; readonly change: TagChange },
): Promise<Decision<Changes, 'GONE' | 'TAG_NOT_FOUND' | 'TAGS_TOO_MANY' | 'CHANGED_SINCE'>> {
  const { db } = context;
  const { table, id, cuid, name } = of;
  const key = { table, id };
  const before = await lockTags(db, key);
  if (before === undefined) return refuse('GONE');
  const decision = decide(before, change);
  if (!decision.ok) return decision;
  const addedTags = decision.value.filter((tag) => !before.includes(tag));
  const tagList = { list: 'customers' as const, tags: addedTags };
  if ((await holdTags(db, tagList)) < addedTags.length) return refuse('TAG_NOT_FOUND');
  const changes = changesBetween({ tags: [...before] }, { tags: [...decision.value] });
  if (Object.keys(changes).length === 0) return permit({});
  await storeTags(db, { ...key, tags: decision.value });
  await logAct(context, { act: ACTS[table], noun: table, cuid, summary: name, changes });
  return permit(changes);
}

/**
 * Answers a call that tagged a record; refuses `unknown` where it is gone meanwhile, TAG_NOT_FOUND
 * and TAGS_TOO_MANY.
 */
export function answerTagging(
  result: Awaited<ReturnType<typeof tagRecord>>,
  unknown: 'CUSTOMER_NOT_FOUND' | 'REGISTRATION_NOT_FOUND',
): { message: null } {
  if (result.ok) return { message: null };
  const isTagError = result.refused === 'TAG_NOT_FOUND' || result.refused === 'TAGS_TOO_MANY';
  return refuseCall(isTagError ? result.refused : unknown);
}

function decide(
  before: readonly string[],
  change: TagChange,
): Decision<readonly string[], 'TAGS_TOO_MANY' | 'CHANGED_SINCE'> {
  if ('change' in change) return tagged(before, change.change);
  const { from, to } = change.undoes;
  return JSON.stringify(before) === JSON.stringify(to) ? permit(from) : refuse('CHANGED_SINCE');
}
