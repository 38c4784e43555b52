import { Anchor, Stack, Text } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { Outlet } from 'react-router';
import { useFormats } from '../../formats/formats.ts';
import { Line, Section } from '../../panels/facts.tsx';
import { LinkAndBack } from '../../panels/link-and-back.tsx';
import { Page } from '../../shell/page.tsx';
import { SiteLink } from '../../shell/site-link.tsx';
import { WaitingFor } from '../../shell/waiting-for.tsx';
import { TermsForm } from './terms-form.tsx';

/** The terms: the draft, and the published versions. */
export function TermsPage() {
  const texts = useTexts('office-terms');
  const found = useCall('getOfficeTerms', {});
  const { data } = found;
  return (
    <Page back title={texts.title} tools={<SiteLink path="/terms" />}>
      {data === undefined ? (
        <WaitingFor found={found} />
      ) : (
        <Stack maw={860} px={20} pb={40} gap="lg">
          <Text c="dimmed" maw={640}>
            {texts.opening}
          </Text>
          <TermsForm terms={data} />
          <Section order={2} title={texts.versions}>
            <Versions versions={data.versions} />
          </Section>
        </Stack>
      )}
      <Outlet />
    </Page>
  );
}

function Versions({ versions }: { versions: Answer<'getOfficeTerms'>['versions'] }) {
  const texts = useTexts('office-terms');
  const formats = useFormats();
  if (versions.length === 0) return <Text c="dimmed">{texts.no_versions}</Text>;
  return versions.map(({ number, published_at, published_by }, index) => (
    <Line
      key={number}
      figure={formats.moment(published_at)}
      dimmed={index === 0 ? texts.holds(published_by) : published_by}
    >
      <Anchor component={LinkAndBack} to={`/terms/${number}`}>
        {texts.version(number)}
      </Anchor>
    </Line>
  ));
}
