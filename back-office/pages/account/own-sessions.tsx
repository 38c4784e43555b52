import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useAction } from '../../data/use-action.ts';
import { useAgo } from '../../fields/use-ago.ts';
import { State } from '../../lists/state.tsx';
import { confirm } from '../../panels/confirm.tsx';

type Session = Answer<'listOwnSessions'>['data'][number];

const REFRESHES = ['listOwnSessions'] as const;

/** The user's sessions: each can be ended, or all others at once. */
export function OwnSessions() {
  const office = useTexts('office');
  const texts = useTexts('office-access');
  const { data } = useCall('listOwnSessions', {});
  const endOthers = useAction('endOtherSessions', {
    refreshes: REFRESHES,
    done: texts.others_ended,
  });
  const sessions = data?.data ?? [];
  const ask = () =>
    confirm({
      title: texts.end_others,
      consequence: texts.end_others_consequence,
      yes: texts.end_others,
      no: office.cancel,
      run: () => endOthers.mutate({}),
    });
  return (
    <Paper withBorder p="md">
      <Stack gap="sm">
        <Title order={2}>{texts.sessions}</Title>
        <Text c="dimmed">{texts.sessions_help}</Text>
        <Stack gap="xs" component="ul" p={0} m={0}>
          {sessions.map((session) => (
            <OneSession key={session.cuid} session={session} />
          ))}
        </Stack>
        {sessions.length < 2 ? null : (
          <Group>
            <Button variant="default" loading={endOthers.isPending} onClick={ask}>
              {texts.end_others}
            </Button>
          </Group>
        )}
      </Stack>
    </Paper>
  );
}

function OneSession({ session }: { session: Session }) {
  const texts = useTexts('office-access');
  const ago = useAgo();
  const end = useAction('endOwnSession', { refreshes: REFRESHES, done: texts.session_ended });
  const device = texts.device(session.browser, session.system);
  const facts = [
    texts.session_seen(ago(session.seen_at)),
    texts.session_since(ago(session.created_at)),
    session.network === '' ? '' : texts.network(session.network),
  ];
  return (
    <Group component="li" justify="space-between" wrap="nowrap" gap="md">
      <div>
        <Text fw={600}>{device}</Text>
        <Text size="sm" c="dimmed">
          {facts.filter(Boolean).join(' · ')}
        </Text>
      </div>
      {session.current ? (
        <State color="green">{texts.this_session}</State>
      ) : (
        <Button
          size="compact-sm"
          variant="light"
          loading={end.isPending}
          aria-label={texts.end_session_of(device)}
          onClick={() => end.mutate({ session: session.cuid })}
        >
          {texts.end_session}
        </Button>
      )}
    </Group>
  );
}
