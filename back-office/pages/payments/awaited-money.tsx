import { Anchor, Text } from '@mantine/core';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { Link } from 'react-router';
import { useMay } from '../../data/session.tsx';
import { useFormats } from '../../formats/formats.ts';

/**
 * Says how much families still owe, which is not a payment yet and is in no list of payments;
 * nothing without access to that report.
 */
export function AwaitedMoney() {
  const texts = useTexts('office-payments');
  const formats = useFormats();
  const may = useMay()('reports.treasury');
  const { data } = useCall('getOwedReport', { by: 'age', page_size: 1 }, { enabled: may });
  const owed_amount = data?.total.owed ?? 0;
  if (owed_amount <= 0) return null;
  return (
    <Text px="md" py={6} size="sm">
      {texts.awaited(formats.price(owed_amount))}{' '}
      <Anchor component={Link} to="/reports/owed" inherit underline="always">
        {texts.awaited_of_whom}
      </Anchor>
    </Text>
  );
}
