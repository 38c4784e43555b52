import { Button, Stack, Text } from '@mantine/core';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { Link } from 'react-router';
import { useMay } from '../../data/session.tsx';
import { LinkedLines } from '../../lists/linked-lines.tsx';
import { State } from '../../lists/state.tsx';
import { Page } from '../../shell/page.tsx';
import { WaitingFor } from '../../shell/waiting-for.tsx';

/** The templates that new e-mails begin with. */
export function MailTemplatesPage() {
  const texts = useTexts('office-mail-templates');
  const may = useMay();
  const found = useCall('listMailTemplates', {});
  return (
    <Page
      title={texts.title}
      tools={
        may('notification-templates.create') ? (
          <Button component={Link} to="/mail-templates/new">
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
          {found.data.data.length === 0 ? (
            <Text c="dimmed">{texts.none}</Text>
          ) : (
            <LinkedLines
              columns={[texts.template, texts.use]}
              lines={found.data.data.map(({ cuid, name, content, default_for }) => ({
                key: cuid,
                to: `/mail-templates/${cuid}`,
                title: name,
                below: content.map(({ type }) => texts.blocks[type]).join(' · '),
                state:
                  default_for === null ? null : (
                    <State color="green">{texts.uses[default_for]}</State>
                  ),
              }))}
            />
          )}
        </Stack>
      )}
    </Page>
  );
}
