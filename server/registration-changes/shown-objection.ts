import type { ErrorCode } from '@ribambelle/api/all-errors.ts';
import { refuse } from '../refusal.ts';
import type { Objection } from './objection.ts';

/**
 * Returns the objection to a change when its preview may show it; null for none. Refuses with an
 * objection that the preview does not show.
 */
export function shownObjection<Code extends ErrorCode>(
  codes: readonly Code[],
  objection: Objection | null,
): Code | null {
  if (objection === null) return null;
  const { code, fields } = objection;
  return codes.find((one) => one === code) ?? refuse(code, fields);
}
