import { Button, Group } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import type { Answer, EndpointName } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useAction } from '../../../data/use-action.ts';
import { confirm } from '../../../panels/confirm.tsx';
import { isWanted } from './wanted.ts';

type Domain = NonNullable<Answer<'getSenderDomain'>['sender_domain']>;

const REFRESHES: readonly EndpointName[] = ['getSenderDomain', 'getMailStatus'];

/** The acts on a sender domain: check, pass on, change the key, remove. */
export function SenderDomainDeeds({ domain }: { domain: Domain }) {
  const texts = useTexts('office-sender-domains');
  const check = useAction('checkSenderDomain', { refreshes: REFRESHES, done: '' });
  return (
    <Group gap="xs">
      <Button size="compact-sm" loading={check.isPending} onClick={() => check.mutate({})}>
        {texts.check}
      </Button>
      <CopyMessage domain={domain} />
      {domain.state === 'VERIFIED' && !domain.renewing ? <RenewKey /> : null}
      <Remove domain={domain} />
    </Group>
  );
}

/** Copies a whole message with the records that are not right yet, for the person who sets them. */
function CopyMessage({ domain: { shown, records } }: { domain: Domain }) {
  const texts = useTexts('office-sender-domains');
  const clipboard = useClipboard();
  const wanted = records.filter((one) => one.result !== 'RIGHT' && isWanted(one));
  if (wanted.length === 0) return null;
  const lines = wanted.map(({ name, value }) => texts.message_line(name, value)).join('\n\n');
  const isNeeded = wanted.some(({ kind }) => kind === 'DKIM');
  const message = texts.message({ domain: shown, lines, needed: isNeeded });
  return (
    <Button size="compact-sm" variant="default" onClick={() => clipboard.copy(message)}>
      {clipboard.copied ? texts.copied : texts.copy_message}
    </Button>
  );
}

function RenewKey() {
  const office = useTexts('office');
  const texts = useTexts('office-sender-domains');
  const renew = useAction('renewSenderKey', { refreshes: REFRESHES, done: texts.renewed });
  const ask = () =>
    confirm({
      title: texts.renew,
      consequence: texts.renew_consequence,
      yes: texts.renew,
      no: office.cancel,
      run: () => renew.mutate({}),
    });
  return (
    <Button size="compact-sm" variant="default" loading={renew.isPending} onClick={ask}>
      {texts.renew}
    </Button>
  );
}

function Remove({ domain: { shown } }: { domain: Domain }) {
  const office = useTexts('office');
  const texts = useTexts('office-sender-domains');
  const remove = useAction('removeSenderDomain', { refreshes: REFRESHES, done: texts.removed });
  const ask = () =>
    confirm({
      title: texts.remove_of(shown),
      consequence: texts.remove_consequence(shown),
      yes: texts.remove,
      no: office.cancel,
      run: () => remove.mutate({}),
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
