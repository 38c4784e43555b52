import { Stack, Text } from '@mantine/core';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { Page } from '../../shell/page.tsx';
import { SiteLink } from '../../shell/site-link.tsx';
import { WaitingFor } from '../../shell/waiting-for.tsx';
import { HomeForm } from './home-form.tsx';

/** The page of the home page: written as a draft, seen as families will see it, then published. */
export function HomePage() {
  const texts = useTexts('office-site');
  const found = useCall('getHomePage', {});
  const { data } = found;
  return (
    <Page back title={texts.home} tools={<SiteLink path="/" />}>
      {data === undefined ? (
        <WaitingFor found={found} />
      ) : (
        <Stack maw={860} px={20} pb={40} gap="lg">
          <Text c="dimmed" maw={640}>
            {texts.home_opening}
          </Text>
          <HomeForm home={data} />
        </Stack>
      )}
    </Page>
  );
}
