import type { ErrorCode } from '@ribambelle/api/all-errors.ts';
import { refuse } from '../refusal.ts';
import type { Objection } from './objection.ts';

/** What stands against a change, as its preview may say it; null for nothing. Refuses with what a preview does not say. */
export function shownObjection<Code extends ErrorCode>(
  known: readonly Code[],
  objection: Objection | null,
): Code | null {
  if (objection === null) return null;
  const { code, fields } = objection;
  return known.find((one) => one === code) ?? refuse(code, fields);
}
