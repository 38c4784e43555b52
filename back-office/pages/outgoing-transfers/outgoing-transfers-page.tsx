import { Stack, Text } from '@mantine/core';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { Section } from '../../panels/facts.tsx';
import { Page } from '../../shell/page.tsx';
import { WaitingFor } from '../../shell/waiting-for.tsx';
import { MakeFile } from './make-file.tsx';
import { OneFile } from './one-file.tsx';
import { OneTransfer } from './one-transfer.tsx';

/** The transfers that wait for a file for the bank, and the files that were made. */
export function OutgoingTransfersPage() {
  const texts = useTexts('office-outgoing-transfers');
  return (
    <Page back title={texts.title}>
      <Stack maw={720} px={20} pb={40} gap="md">
        <Text c="dimmed">{texts.opening}</Text>
        <Waiting />
        <Files />
      </Stack>
    </Page>
  );
}

function Waiting() {
  const texts = useTexts('office-outgoing-transfers');
  const sum = useCall('getWaitingTransfers', {});
  const list = useCall('listOutgoingTransfers', { state: 'PENDING', page_size: 100 });
  if (sum.data === undefined || list.data === undefined)
    return <WaitingFor found={sum.data === undefined ? sum : list} />;
  const { data } = list.data;
  return (
    <Section title={texts.waiting} order={2}>
      <MakeFile waiting={sum.data} />
      {sum.data.count > data.length ? <Text size="sm">{texts.shown(data.length)}</Text> : null}
      {data.length > 0 ? (
        <Stack component="ul" gap="xs" p={0} m={0}>
          {data.map((transfer) => (
            <OneTransfer key={transfer.cuid} transfer={transfer} />
          ))}
        </Stack>
      ) : null}
    </Section>
  );
}

function Files() {
  const texts = useTexts('office-outgoing-transfers');
  const { data } = useCall('listSepaFiles', {});
  if (data === undefined) return null;
  return (
    <Section title={texts.files} order={2}>
      {data.count > data.data.length ? (
        <Text size="sm">{texts.last_files(data.data.length, data.count)}</Text>
      ) : null}
      {data.data.length === 0 ? (
        <Text c="gray.7">{texts.no_file}</Text>
      ) : (
        <Stack component="ul" gap="xs" p={0} m={0}>
          {data.data.map((file) => (
            <OneFile key={file.cuid} file={file} />
          ))}
        </Stack>
      )}
    </Section>
  );
}
