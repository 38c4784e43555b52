import { Alert, Stack, Text } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { DomainState } from '@ribambelle/domain/sender-domains/domain-state.ts';
import { domainOf } from '@ribambelle/domain/sender-domains/read-sender-domain.ts';
import { useMay } from '../../../data/session.tsx';
import { useAgo } from '../../../fields/use-ago.ts';
import { State } from '../../../lists/state.tsx';
import { usePartInView } from '../../../shell/use-part-in-view.ts';
import { WaitingFor } from '../../../shell/waiting-for.tsx';
import { AddSenderDomain } from './add-sender-domain.tsx';
import { SenderDomainDeeds } from './sender-domain-deeds.tsx';
import { SenderRecords } from './sender-records.tsx';

type Found = Answer<'getSenderDomain'>;
type Domain = NonNullable<Found['sender_domain']>;

const COLORS = {
  WAITING: 'amber',
  VERIFIED: 'green',
  BROKEN: 'red',
} as const satisfies Record<DomainState, string>;

/** The domain in whose name e-mails are signed, its records, and the form that adds one. */
export function SenderDomain() {
  const texts = useTexts('office-sender-domains');
  const may = useMay()('organiser-account.update');
  const found = useCall('getSenderDomain', {});
  const { data } = found;
  // a link to a part of the page waits until it is drawn
  usePartInView(data !== undefined);
  if (data === undefined) return <WaitingFor found={found} />;
  const { sender_domain, own_server, platform_delivers } = data;
  const isPossible = !own_server && platform_delivers;
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        {own_server ? texts.own_server : platform_delivers ? texts.opening : texts.nobody}
      </Text>
      {isPossible ? <SentFrom found={data} /> : null}
      {sender_domain === null ? null : (
        <OneDomain domain={sender_domain} found={data} may={may} signs={isPossible} />
      )}
      {sender_domain === null && isPossible && may ? <AddSenderDomain /> : null}
    </Stack>
  );
}

/** Says from which address e-mails leave now, and to which one answers go. */
function SentFrom({ found: { sent_from, answers_to } }: { found: Found }) {
  const texts = useTexts('office-sender-domains');
  return (
    <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
      {sent_from === answers_to ? texts.now(sent_from) : texts.now_answers(sent_from, answers_to)}
    </Text>
  );
}

interface Props {
  readonly domain: Domain;
  readonly found: Found;
  readonly may: boolean;
  /** True when the platform sends, and so signs. */
  readonly signs: boolean;
}

function OneDomain({ domain, found: { address, sent_from }, may, signs }: Props) {
  const texts = useTexts('office-sender-domains');
  const ago = useAgo();
  const { shown, state, checked_at, records } = domain;
  const [key] = records;
  const isMissed = state === 'VERIFIED' && key !== undefined && !isFine(key.result);
  const isElsewhere = signs && domainOf(address) !== domain.domain;
  return (
    <Stack gap="sm">
      <div role="status">
        <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
          {shown}
        </Text>
        <State color={COLORS[state]}>{texts.stateOf(state)}</State>
        {checked_at === null ? null : (
          <Text size="sm" c="dimmed">
            {texts.checked(ago(checked_at))}
          </Text>
        )}
      </div>
      {state === 'BROKEN' ? (
        <Alert color="red">{texts.broken({ domain: shown, from: sent_from })}</Alert>
      ) : null}
      {isMissed ? <Alert color="yellow">{texts.failed_once}</Alert> : null}
      {isElsewhere ? <Alert color="yellow">{texts.other_sender(address, shown)}</Alert> : null}
      {may ? <SenderDomainDeeds domain={domain} /> : null}
      <SenderRecords domain={domain} />
    </Stack>
  );
}

/** True for a key that was found, or not looked for. */
function isFine(result: Domain['records'][number]['result']): boolean {
  return result === null || result === 'RIGHT' || result === 'UNANSWERED';
}
