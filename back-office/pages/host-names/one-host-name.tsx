import { Badge, Button, Group, Paper, Stack, Text } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import type { HostResult } from '@ribambelle/domain/website/host-checks.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useAction } from '../../data/use-action.ts';
import { useAgo } from '../../fields/use-ago.ts';
import { State } from '../../lists/state.tsx';
import { confirm } from '../../panels/confirm.tsx';
import { ProvingRecord, WantedRecords } from './wanted-records.tsx';

type Listed = Answer<'listHostNames'>;
type HostName = Listed['data'][number];

const COLORS = {
  HERE: 'green',
  ELSEWHERE: 'red',
  NAME_UNKNOWN: 'amber',
  PRIVATE_NETWORK: 'red',
  NO_ANSWER: 'red',
  CERTIFICATE: 'amber',
} as const satisfies Record<HostResult, string>;

interface Props {
  readonly name: HostName;
  readonly records: Listed['records'];
  readonly may: boolean;
  /** The only address of the site, which stays. */
  readonly isOnly: boolean;
}

/** An address of the site: says whether it is the main one and leads here, with its tools. */
export function OneHostName({ name, records, may, isOnly }: Props) {
  const texts = useTexts('office-host-names');
  const { shown, main, checked, record } = name;
  return (
    <Paper component="li" withBorder p="md" style={{ listStyle: 'none' }}>
      <Stack gap="sm">
        <Group gap="sm">
          <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
            {shown}
          </Text>
          {main ? <Badge variant="light">{texts.main}</Badge> : null}
        </Group>
        <Proof name={name} />
        <Found checked={checked} />
        {checked?.result === 'HERE' ? null : <WantedRecords name={name} records={records} />}
        <ProvingRecord record={record} />
        {may ? <Deeds name={name} isOnly={isOnly} /> : null}
      </Stack>
    </Paper>
  );
}

/** Says that the site does not answer yet at a claimed name, and why. */
function Proof({ name: { proven, checked } }: Pick<Props, 'name'>) {
  const texts = useTexts('office-host-names');
  if (proven) return null;
  return (
    <div>
      <State color="amber">{texts.unproven}</State>
      <Text size="sm">{texts.proofOf(checked?.proof ?? 'NOT_YET')}</Text>
    </div>
  );
}

/** The result of the last check. */
function Found({ checked }: Pick<HostName, 'checked'>) {
  const texts = useTexts('office-host-names');
  const ago = useAgo();
  if (checked === null) return <State color="gray">{texts.unchecked}</State>;
  const { result, addresses, at } = checked;
  const help = texts.helpOf(result);
  const where = addresses.length === 0 ? '' : texts.found(addresses.join(', '));
  return (
    <div role="status">
      <State color={COLORS[result]}>{texts.resultOf(result)}</State>
      {help === '' ? null : <Text size="sm">{help}</Text>}
      <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {[where, texts.checked(ago(at))].filter(Boolean).join(' ')}
      </Text>
    </div>
  );
}

function Deeds({ name, isOnly }: Pick<Props, 'name' | 'isOnly'>) {
  const texts = useTexts('office-host-names');
  const { hostname, shown, main, proven } = name;
  const check = useAction('checkHostName', {
    refreshes: ['listHostNames', 'getFirstSteps', 'getOfficeSession'],
    done: '',
  });
  return (
    <Group gap="xs">
      <Button
        size="compact-sm"
        variant="default"
        loading={check.isPending}
        aria-label={texts.check_of(shown)}
        onClick={() => check.mutate({ hostname })}
      >
        {texts.check}
      </Button>
      {main || !proven ? null : <MakeMain name={name} />}
      {main || isOnly ? null : <Remove name={name} />}
    </Group>
  );
}

function MakeMain({ name }: { name: HostName }) {
  const office = useTexts('office');
  const texts = useTexts('office-host-names');
  const { hostname, shown, checked } = name;
  const mark = useAction('makeHostNameMain', {
    refreshes: ['listHostNames', 'getOfficeSession', 'getFirstSteps'],
    done: texts.is_main(shown),
  });
  const unsure = checked?.result === 'HERE' ? '' : texts.make_main_unsure(shown);
  const ask = () =>
    confirm({
      title: texts.make_main_of(shown),
      consequence: `${texts.make_main_consequence(shown)} ${unsure}`.trim(),
      yes: texts.make_main,
      no: office.cancel,
      run: () => mark.mutate({ hostname }),
    });
  return (
    <Button
      size="compact-sm"
      variant="light"
      loading={mark.isPending}
      aria-label={texts.make_main_of(shown)}
      onClick={ask}
    >
      {texts.make_main}
    </Button>
  );
}

function Remove({ name }: { name: HostName }) {
  const office = useTexts('office');
  const texts = useTexts('office-host-names');
  const { hostname, shown, proven } = name;
  const remove = useAction('removeHostName', {
    refreshes: ['listHostNames'],
    done: texts.removed,
  });
  const here = location.hostname === hostname ? texts.remove_here : '';
  const ask = () =>
    confirm({
      title: texts.remove_of(shown),
      consequence: proven
        ? `${here} ${texts.remove_consequence(shown)}`.trim()
        : texts.remove_unproven,
      yes: texts.remove,
      no: office.cancel,
      run: () => remove.mutate({ hostname }),
    });
  return (
    <Button
      size="compact-sm"
      variant="subtle"
      color="red"
      loading={remove.isPending}
      aria-label={texts.remove_of(shown)}
      onClick={ask}
    >
      {texts.remove}
    </Button>
  );
}
