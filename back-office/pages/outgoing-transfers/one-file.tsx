import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useState } from 'react';
import { useAction } from '../../data/use-action.ts';
import { useDownload } from '../../data/use-download.ts';
import { useFormats } from '../../formats/formats.ts';
import { confirm } from '../../panels/confirm.tsx';
import { WaitingFor } from '../../shell/waiting-for.tsx';
import { MONEY_REFRESHES } from '../payments/money-refreshes.ts';
import { fileAddress } from './file-address.ts';
import { OneTransfer } from './one-transfer.tsx';

type SepaFile = Answer<'listSepaFiles'>['data'][number];

/** A file for the bank: its sum, its state, its acts, and its transfers when they are opened. */
export function OneFile({ file }: { file: SepaFile }) {
  const texts = useTexts('office-outgoing-transfers');
  const formats = useFormats();
  const [is_open, setOpen] = useState(false);
  const { cuid, number, transfers, amount, failed, created_at, made_by, executed_at } = file;
  const facts = [
    texts.made_on(formats.moment(created_at)),
    made_by ?? '',
    executed_at === null ? texts.not_executed : texts.executed_on(formats.moment(executed_at)),
    failed > 0 ? texts.failed(failed) : '',
  ];
  return (
    <Paper component="li" withBorder p="sm" style={{ listStyle: 'none' }}>
      <Stack gap={6}>
        <Group justify="space-between" gap="sm" align="baseline">
          <Text fw={600}>{texts.file(number)}</Text>
          <Text fw={600} className="office-number">
            {texts.sum(transfers, formats.price(amount))}
          </Text>
        </Group>
        <Text size="sm" c="dimmed">
          {facts.filter((fact) => fact !== '').join(' · ')}
        </Text>
        <FileActs file={file} is_open={is_open} toggle={() => setOpen(!is_open)} />
        {is_open ? <TransfersOf sepa_file={cuid} /> : null}
      </Stack>
    </Paper>
  );
}

function FileActs(props: { file: SepaFile; is_open: boolean; toggle: () => void }) {
  const texts = useTexts('office-outgoing-transfers');
  const office = useTexts('office');
  const { cuid, number, executed_at } = props.file;
  const download = useDownload();
  const execute = useAction('executeSepaFile', {
    refreshes: MONEY_REFRESHES,
    done: texts.executed,
  });
  const ask = () =>
    confirm({
      title: texts.execute_title(number),
      consequence: texts.execute_help,
      yes: texts.execute_yes,
      no: office.cancel,
      run: () => execute.mutate({ sepa_file: cuid }),
    });
  return (
    <Group gap="xs">
      <Button
        size="compact-sm"
        variant="default"
        aria-label={texts.download_of(number)}
        loading={download.isPending}
        onClick={() => download.mutate(fileAddress(cuid))}
      >
        {texts.download}
      </Button>
      {executed_at === null ? (
        <Button size="compact-sm" variant="light" loading={execute.isPending} onClick={ask}>
          {texts.execute}
        </Button>
      ) : null}
      <Button
        size="compact-sm"
        variant="subtle"
        aria-expanded={props.is_open}
        onClick={props.toggle}
      >
        {props.is_open ? texts.hide : texts.show}
      </Button>
    </Group>
  );
}

function TransfersOf({ sepa_file }: { sepa_file: string }) {
  const texts = useTexts('office-outgoing-transfers');
  const list = useCall('listOutgoingTransfers', { sepa_file, page_size: 100 });
  if (list.data === undefined) return <WaitingFor found={list} />;
  const { count, data } = list.data;
  return (
    <>
      {count > data.length ? <Text size="sm">{texts.shown(data.length)}</Text> : null}
      <Stack component="ul" gap="xs" p={0} m={0}>
        {data.map((transfer) => (
          <OneTransfer key={transfer.cuid} transfer={transfer} />
        ))}
      </Stack>
    </>
  );
}
