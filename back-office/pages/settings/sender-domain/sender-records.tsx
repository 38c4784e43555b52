import { Code, Paper, Stack, Text } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { RecordResult } from '@ribambelle/domain/sender-domains/sender-records.ts';
import { State } from '../../../lists/state.tsx';
import { CopiedText } from './copied-text.tsx';

type Domain = NonNullable<Answer<'getSenderDomain'>['sender_domain']>;
type SenderRecord = Domain['records'][number];

const COLORS = {
  RIGHT: 'green',
  MISSING: 'red',
  DIFFERENT: 'red',
  SEVERAL: 'red',
  UNANSWERED: 'gray',
} as const satisfies Record<RecordResult, string>;

/** The records to publish, each with what was found in its place. */
export function SenderRecords({ domain }: { domain: Domain }) {
  const texts = useTexts('office-sender-domains');
  return (
    <Stack gap="sm">
      <Text size="sm">{texts.publish}</Text>
      <Stack component="ul" gap="sm" p={0} m={0}>
        {domain.records.map((record) => (
          <OneRecord key={record.kind} record={record} />
        ))}
      </Stack>
    </Stack>
  );
}

function OneRecord({ record }: { record: SenderRecord }) {
  const texts = useTexts('office-sender-domains');
  const { kind, name, value } = record;
  const title = texts.kindOf(kind);
  return (
    <Paper component="li" withBorder p="md" style={{ listStyle: 'none' }}>
      <Stack gap="xs">
        <div>
          <Text fw={600}>{title}</Text>
          <Text size="sm" c="dimmed">
            {texts.purposeOf(kind)}
          </Text>
        </div>
        <Found record={record} />
        {isPublished(record) ? null : (
          <>
            <CopiedText label={texts.name} text={name} copies={texts.copy_name(title)} />
            <CopiedText label={texts.value} text={value} copies={texts.copy_value(title)} />
          </>
        )}
      </Stack>
    </Paper>
  );
}

/** True for a record of the organiser's own that is right as it is: ours would take its place. */
function isPublished({ kind, result }: SenderRecord): boolean {
  return result === 'RIGHT' && (kind === 'SPF' || kind === 'DMARC');
}

/** The result of the last look in words, with the texts that are there. */
function Found({ record: { kind, result, found } }: { record: SenderRecord }) {
  const texts = useTexts('office-sender-domains');
  if (result === null) return <State color="gray">{texts.unchecked}</State>;
  const isShown = found !== '' && (result !== 'RIGHT' || kind === 'SPF' || kind === 'DMARC');
  return (
    <Stack gap={4} role="status">
      <State color={COLORS[result]}>{texts.resultOf(kind, result)}</State>
      {isShown ? (
        <Text size="sm" component="div" c="dimmed">
          {texts.found}
          <Code block style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {found}
          </Code>
        </Text>
      ) : null}
    </Stack>
  );
}
