import { Stack, Text } from '@mantine/core';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useMay } from '../../data/session.tsx';
import { Section } from '../../panels/facts.tsx';
import { Page } from '../../shell/page.tsx';
import { SiteLink } from '../../shell/site-link.tsx';
import { WaitingFor } from '../../shell/waiting-for.tsx';
import { AddHostName } from './add-host-name.tsx';
import { OneHostName } from './one-host-name.tsx';

/**
 * The addresses of the site, with the result of their checks, and the remedy where they do not lead
 * here.
 */
export function HostNamesPage() {
  const { host_names: title } = useTexts('office').menu;
  const texts = useTexts('office-host-names');
  const may = useMay()('organiser-account.update');
  const found = useCall('listHostNames', {});
  const { data } = found;
  return (
    <Page back title={title} tools={<SiteLink path="/" />}>
      {data === undefined ? (
        <WaitingFor found={found} />
      ) : (
        <Stack maw={720} px={20} pb={40} gap="lg">
          <Text c="dimmed">{texts.opening}</Text>
          <Stack component="ul" gap="md" p={0} m={0}>
            {data.data.map((one) => (
              <OneHostName
                key={one.hostname}
                name={one}
                records={data.records}
                may={may}
                isOnly={data.data.length === 1}
              />
            ))}
          </Stack>
          {may ? (
            <Section order={2} title={texts.add_title}>
              <AddHostName />
            </Section>
          ) : null}
        </Stack>
      )}
    </Page>
  );
}
