import { Anchor, Text } from '@mantine/core';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { LinkAndBack } from '../../panels/link-and-back.tsx';

/** Says how many differences with the books of the payment providers are open; nothing for none. */
export function DifferencesNotice() {
  const texts = useTexts('office-provider-differences');
  const count = useCall('listProviderDifferences', {}).data?.count ?? 0;
  if (count === 0) return null;
  return (
    <Text px="md" py={6} size="sm" c="red.7">
      {texts.notice(count)}{' '}
      <Anchor component={LinkAndBack} to="/payments/differences" inherit underline="always">
        {texts.see}
      </Anchor>
    </Text>
  );
}
