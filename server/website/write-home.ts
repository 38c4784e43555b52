import type { RequestOf } from '@ribambelle/api/endpoint.ts';
import type { updateHomePage } from '@ribambelle/api/website/update-home-page.ts';
import type { Json } from '@ribambelle/database/json.ts';
import { inEachLanguage } from '@ribambelle/domain/base/languages.ts';
import { requireVersion } from '../audit/require-version.ts';
import { withChanges } from '../audit/with-changes.ts';
import type { Db } from '../database/transaction.ts';
import { refuse } from '../refusal.ts';
import { sanitise } from '../texts/sanitise.ts';
import { type HomeContent, homeOf, jsonOf } from './home-content.ts';
import { lockHomePage, saveHomeDraft } from './home-store.ts';
import { hasFile } from '../files/index.ts';

/** A draft that was just saved, with its content before. */
export interface KeptHome {
  readonly record: { readonly cuid: string; readonly version: number };
  readonly before: Readonly<Record<string, Json>>;
  readonly content: HomeContent;
}

/**
 * Locks the draft and saves a change of it, sanitised. Refuses CHANGED_MEANWHILE, and IMAGE_UNKNOWN
 * for a picture of another organiser.
 */
export async function writeHome(
  db: Db,
  input: { request: RequestOf<typeof updateHomePage>; now: string },
): Promise<KeptHome> {
  const { now } = input;
  const { version, ...requested } = input.request;
  const record = await lockHomePage(db, { now, first: jsonOf(homeOf(undefined)) });
  await requireVersion(db, { record, read: version });
  const before = homeOf(record.draft);
  const values = withChanges(before, requested);
  const { picture, text } = values;
  if (picture !== null && !(await hasFile(db, picture)))
    refuse('IMAGE_UNKNOWN', { picture: 'IMAGE_UNKNOWN' });
  const content = { ...values, text: inEachLanguage((language) => sanitise(text[language])) };
  await saveHomeDraft(db, { now, draft: jsonOf(content) });
  return { record, before: fieldsOf(before), content };
}

/** Returns the fields of a draft, as the audit log compares them. */
export function fieldsOf(content: HomeContent): Readonly<Record<string, Json>> {
  const fields: Record<string, Json> = JSON.parse(JSON.stringify(content));
  return fields;
}
