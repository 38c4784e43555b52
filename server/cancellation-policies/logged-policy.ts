import type { Language } from '@ribambelle/domain/base/languages.ts';
import type { CancellationPolicy } from '@ribambelle/domain/cancellation-policies/policy.ts';
import { policySentence } from './policy-sentence.ts';

/** Returns a change of conditions for the audit log; none when both read the same. */
export function loggedPolicy(
  { before, after }: { before: CancellationPolicy | null; after: CancellationPolicy | null },
  language: Language,
) {
  const from = before === null ? null : policySentence(before, language);
  const to = after === null ? null : policySentence(after, language);
  return from === to ? {} : { cancellation_policy: { from, to } };
}
