import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { fold } from '@ribambelle/domain/base/fold.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { useMay } from '../../data/session.tsx';
import { LinkedLines } from '../../lists/linked-lines.tsx';
import { State } from '../../lists/state.tsx';
import { Page } from '../../shell/page.tsx';
import { WaitingFor } from '../../shell/waiting-for.tsx';
import { useWhen } from './when-words.ts';

type Line = Answer<'listNotificationDefinitions'>['data'][number];

/** The e-mails that leave by themselves, each with when it leaves and what waits. */
export function NotificationsPage() {
  const texts = useTexts('office-notification-definitions');
  const may = useMay();
  const [search, setSearch] = useState('');
  const found = useCall('listNotificationDefinitions', {});
  const words = fold(search.trim());
  const shown = (found.data?.data ?? []).filter(({ name, trigger }) =>
    fold(`${name} ${texts.triggers[trigger]}`).includes(words),
  );
  return (
    <Page
      title={texts.title}
      tools={
        may('notification-templates.create') ? (
          <Button component={Link} to="/notifications/new">
            {texts.add}
          </Button>
        ) : null
      }
    >
      {found.data === undefined ? (
        <WaitingFor found={found} />
      ) : (
        <Stack px={20} pb={40} gap="md" maw={900}>
          <Text c="dimmed" maw={640}>
            {texts.opening}
          </Text>
          <TextInput
            aria-label={texts.find}
            placeholder={texts.find}
            value={search}
            maw={320}
            onChange={(event) => setSearch(event.target.value)}
          />
          {shown.length === 0 ? <Text c="dimmed">{texts.none}</Text> : <Lines lines={shown} />}
        </Stack>
      )}
    </Page>
  );
}

function Lines({ lines }: { readonly lines: readonly Line[] }) {
  const texts = useTexts('office-notification-definitions');
  const when = useWhen();
  return (
    <LinkedLines
      columns={[texts.notification, texts.state]}
      lines={lines.map((line) => ({
        key: line.cuid,
        to: `/notifications/${line.cuid}`,
        title: line.name,
        below: [
          texts.triggers[line.trigger],
          when(line),
          line.about.join(', ') || texts.everything,
        ].join(' · '),
        state: <DefinitionState line={line} />,
      }))}
    />
  );
}

function DefinitionState({ line }: { readonly line: Line }) {
  const texts = useTexts('office-notification-definitions');
  const { active, required, waiting, sent } = line;
  const words = required ? texts.required : texts.active;
  return (
    <Group gap={8}>
      <State color={active ? 'green' : 'gray'}>{active ? words : texts.inactive}</State>
      <Text size="xs" c="dimmed">
        {[waiting > 0 ? texts.waiting(waiting) : '', sent > 0 ? texts.sent(sent) : '']
          .filter((part) => part !== '')
          .join(' · ')}
      </Text>
    </Group>
  );
}
