import { Alert, Anchor, Button, Group, Text } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { say } from '../../data/messages.ts';
import { useAction } from '../../data/use-action.ts';
import { useDownload } from '../../data/use-download.ts';
import { useFormats } from '../../formats/formats.ts';
import { LinkAndBack } from '../../panels/link-and-back.tsx';
import { MONEY_REFRESHES } from '../payments/money-refreshes.ts';
import { fileAddress } from './file-address.ts';

/** The sum of what waits, and the button that makes a file of it and downloads that. */
export function MakeFile({ waiting }: { waiting: Answer<'getWaitingTransfers'> }) {
  const texts = useTexts('office-outgoing-transfers');
  const formats = useFormats();
  const download = useDownload();
  const make = useAction('makeSepaFile', { refreshes: MONEY_REFRESHES, once: true });
  const { count, amount, account_complete } = waiting;
  if (count === 0) return <Text c="gray.7">{texts.none}</Text>;
  const press = () =>
    make.mutate(
      {},
      {
        onSuccess: ({ cuid, number, transfers }) => {
          say({ message: texts.made(number, transfers), color: 'green' });
          download.mutate(fileAddress(cuid));
        },
      },
    );
  return (
    <>
      {account_complete ? null : (
        <Alert color="amber">
          {texts.account_incomplete}{' '}
          <Anchor component={LinkAndBack} to="/settings#payments" inherit underline="always">
            {texts.to_settings}
          </Anchor>
        </Alert>
      )}
      <Group justify="space-between" gap="sm">
        <Text fw={600} className="office-number">
          {texts.sum(count, formats.price(amount))}
        </Text>
        <Button onClick={press} loading={make.isPending} disabled={!account_complete}>
          {texts.make}
        </Button>
      </Group>
    </>
  );
}
