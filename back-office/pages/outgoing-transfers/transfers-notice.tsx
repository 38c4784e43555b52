import { Anchor, Text } from '@mantine/core';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useMay } from '../../data/session.tsx';
import { useFormats } from '../../formats/formats.ts';
import { LinkAndBack } from '../../panels/link-and-back.tsx';

/**
 * Says how many transfers wait for a file for the bank, and leads to them and to the files; nothing
 * for staff who may not refund.
 */
export function TransfersNotice() {
  const texts = useTexts('office-outgoing-transfers');
  const formats = useFormats();
  const may = useMay()('payments.refund');
  const { data } = useCall('getWaitingTransfers', {}, { enabled: may });
  if (data === undefined) return null;
  return (
    <Text px="md" py={6} size="sm">
      {data.count > 0 ? `${texts.notice(data.count, formats.price(data.amount))} ` : ''}
      <Anchor component={LinkAndBack} to="/payments/transfers" inherit underline="always">
        {data.count > 0 ? texts.see : texts.title}
      </Anchor>
    </Text>
  );
}
