import { Code, Paper, Stack, Text } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { RecordResult } from '@ribambelle/domain/sender-domains/sender-records.ts';
import { State } from '../../../lists/state.tsx';
import { CopiedText } from './copied-text.tsx';
import { isKey, isWanted } from './wanted.ts';

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
      {domain.records.every(({ result }) => result === 'RIGHT') ? null : (
        <Text size="sm">{texts.publish}</Text>
      )}
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
  const { kind } = record;
  return (
    <Paper component="li" withBorder p="md" style={{ listStyle: 'none' }}>
      <Stack gap="xs">
        <div>
          <Text fw={600}>{texts.kindOf(kind)}</Text>
          <Text size="sm" c="dimmed">
            {texts.purposeOf(kind)}
          </Text>
        </div>
        <Found record={record} />
        <Wanted record={record} />
      </Stack>
    </Paper>
  );
}

/**
 * The record to publish; folded up for a key that is there, and nothing for another that is right:
 * the organiser's own stays as it is, and nobody publishes a second one unasked.
 */
function Wanted({ record: { kind, name, value, result } }: { record: SenderRecord }) {
  const texts = useTexts('office-sender-domains');
  const title = texts.kindOf(kind);
  if (!isWanted({ kind, result })) return null;
  const lines = (
    <Stack gap="xs">
      <CopiedText label={texts.name} text={name} copies={texts.copy_name(title)} />
      <CopiedText label={texts.value} text={value} copies={texts.copy_value(title)} />
    </Stack>
  );
  if (result !== 'RIGHT') return lines;
  return (
    <details>
      <Text component="summary" size="sm">
        {texts.show}
      </Text>
      {lines}
    </details>
  );
}

/** The result of the last look in words, with the texts that are there. */
function Found({ record: { kind, result, found } }: { record: SenderRecord }) {
  const texts = useTexts('office-sender-domains');
  if (result === null) return <State color="gray">{texts.unchecked}</State>;
  const help = texts.helpOf(kind, result);
  const isShown = found !== '' && (result !== 'RIGHT' || !isKey(kind));
  return (
    <Stack gap={4} role="status">
      <State color={isKey(kind) || !isWrong(result) ? COLORS[result] : 'amber'}>
        {texts.resultOf(result)}
      </State>
      {help === '' ? null : <Text size="sm">{help}</Text>}
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

/** True for a record that is not there as it should be; others are recommended only. */
function isWrong(result: RecordResult): boolean {
  return COLORS[result] === 'red';
}
