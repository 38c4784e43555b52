import { inEachLanguage, type Language } from '@ribambelle/domain/base/languages.ts';
import type { CancellationPolicy } from '@ribambelle/domain/cancellation-policies/policy.ts';
import { cancellationSentence } from '@ribambelle/texts/formats/cancellation-sentence.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';

/** Returns a policy as families read it in a language. */
export function policySentence(policy: CancellationPolicy, language: Language): string {
  const words = textsFor(language).registrations.policy;
  return cancellationSentence(policy, { words, language });
}

/** Returns a policy as families read it in each language. */
export const policySentences = (policy: CancellationPolicy) =>
  inEachLanguage((language) => policySentence(policy, language));
