import { Anchor, Text } from '@mantine/core';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useMay } from '../../data/session.tsx';
import { LinkAndBack } from '../../panels/link-and-back.tsx';

/** Says how many proofs of payment wait for an answer; nothing for none. */
export function ProofsNotice() {
  const texts = useTexts('office-transaction-proofs');
  const enabled = useMay()('customer-transaction-proofs.read');
  const count = useCall('listOfficeTransactionProofs', {}, { enabled }).data?.count ?? 0;
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
