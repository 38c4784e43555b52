import { Code, Stack, Text } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';

type Listed = Answer<'listHostNames'>;

/** The records to request from the provider of a domain name, ready to be passed on. */
export function WantedRecords(props: { name: Listed['data'][number]; records: Listed['records'] }) {
  const texts = useTexts('office-host-names');
  const { name, records } = props;
  if (records.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {texts.records_unknown}
      </Text>
    );
  return (
    <Stack gap={4}>
      <Text size="sm" fw={600}>
        {texts.records_title}
      </Text>
      <Text size="sm">{texts.records_help(name.hostname)}</Text>
      {records.map((record) => (
        <Code key={record.value} block>
          {texts.record(record)}
        </Code>
      ))}
    </Stack>
  );
}

/** The record that proves a name before it leads here; nothing for a proven one. */
export function ProvingRecord({ record }: Pick<Listed['data'][number], 'record'>) {
  const texts = useTexts('office-host-names');
  if (record === null) return null;
  return (
    <Stack gap={4}>
      <Text size="sm" fw={600}>
        {texts.proof_title}
      </Text>
      <Text size="sm">{texts.proof_help}</Text>
      <Code block>{texts.proof_record(record)}</Code>
    </Stack>
  );
}
