import { Anchor, Text } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { LinkAndBack } from '../../panels/link-and-back.tsx';
import { useProofCount } from '../dashboard/use-proof-count.ts';

/** Says how many proofs of payment wait for an answer; nothing for none. */
export function ProofsNotice() {
  const texts = useTexts('office-transaction-proofs');
  const count = useProofCount();
  if (count === 0) return null;
  return (
    <Text px="md" py={6} size="sm">
      {texts.notice(count)}{' '}
      <Anchor component={LinkAndBack} to="/payments/proofs" inherit underline="always">
        {texts.see}
      </Anchor>
    </Text>
  );
}
