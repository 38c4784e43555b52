import { type Decision, permit, refuse } from '@ribambelle/domain/base/refusal.ts';
import { type Tagging, tagged } from '@ribambelle/domain/base/tags.ts';
import { changesBetween } from '../audit/changes-between.ts';
import { type Changes, recordAudit } from '../audit/record-audit.ts';
import type { Context } from '../action.ts';
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

type By = Pick<Context, 'db' | 'organiser' | 'now'> & {
  readonly collaborator: {
    readonly id: number;
    readonly firstname: string;
    readonly lastname: string;
  };
};

const ACTS = { customers: 'customer-tags.update', registrations: 'registrations.update' } as const;

/**
 * Changes the tags of a family or a registration under its lock and returns the changes; none where
 * nothing differs. Refuses GONE, TAG_NOT_FOUND for a word that is not in the list, TAGS_TOO_MANY,
 * and CHANGED_SINCE where the change to undo was followed by another.
 */
export async function tagRecord(
  { db, organiser, collaborator, now }: By,
  of: Tagged,
  wanted: TagChange,
): Promise<Decision<Changes, 'GONE' | 'TAG_NOT_FOUND' | 'TAGS_TOO_MANY' | 'CHANGED_SINCE'>> {
  const { table, id, cuid, name } = of;
  const key = { organiser_id: organiser.id, table, id };
  const before = await lockTags(db, key);
  if (before === undefined) return refuse('GONE');
  const decided = decide(before, wanted);
  if (!decided.ok) return decided;
  const added = decided.value.filter((tag) => !before.includes(tag));
  const listed = { organiser_id: organiser.id, list: 'customers' as const, tags: added };
  if ((await holdTags(db, listed)) < added.length) return refuse('TAG_NOT_FOUND');
  const changes = changesBetween({ tags: [...before] }, { tags: [...decided.value] });
  if (Object.keys(changes).length === 0) return permit({});
  await storeTags(db, { ...key, tags: decided.value });
  const did = { action: ACTS[table], entity: table, entity_cuid: cuid, summary: name };
  await recordAudit(db, { organiser, collaborator, now, ...did, changes });
  return permit(changes);
}

/**
 * Answers a call that tagged a record; refuses `unknown` where it is gone meanwhile, TAG_NOT_FOUND
 * and TAGS_TOO_MANY.
 */
export function answerTagging(
  done: Awaited<ReturnType<typeof tagRecord>>,
  unknown: 'CUSTOMER_NOT_FOUND' | 'REGISTRATION_NOT_FOUND',
): { message: null } {
  if (done.ok) return { message: null };
  const known = done.refused === 'TAG_NOT_FOUND' || done.refused === 'TAGS_TOO_MANY';
  return refuseCall(known ? done.refused : unknown);
}

function decide(
  before: readonly string[],
  wanted: TagChange,
): Decision<readonly string[], 'TAGS_TOO_MANY' | 'CHANGED_SINCE'> {
  if ('change' in wanted) return tagged(before, wanted.change);
  const { from, to } = wanted.undoes;
  return JSON.stringify(before) === JSON.stringify(to) ? permit(from) : refuse('CHANGED_SINCE');
}
