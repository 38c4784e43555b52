import {
  type CancellationPolicy,
  USUAL_POLICY,
} from '@ribambelle/domain/cancellation-policies/policy.ts';
import { policySentences } from './policy-sentence.ts';

/** Returns a policy for the back-office, with that of the level above where it has none. */
export function presentPolicy(of: {
  version: number;
  policy: CancellationPolicy | null;
  above: CancellationPolicy | null;
}) {
  const { version, policy, above } = of;
  const inherited = above ?? USUAL_POLICY;
  return {
    version,
    policy: policy === null ? null : written(policy),
    inherited: written(inherited),
    sentence: policySentences(policy ?? inherited),
  };
}

const written = ({ steps, money_to }: CancellationPolicy) => ({ steps: [...steps], money_to });
