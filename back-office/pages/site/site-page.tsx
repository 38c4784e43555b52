import { Anchor, Group, Stack, Text } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Section } from '../../panels/facts.tsx';
import { Page } from '../../shell/page.tsx';
import { SiteLink } from '../../shell/site-link.tsx';
import { usePartInView } from '../../shell/use-part-in-view.ts';
import { WaitingFor } from '../../shell/waiting-for.tsx';
import { AnnouncementForm } from './announcement-form.tsx';
import { ColoursForm } from './colours-form.tsx';
import { ContactForm } from './contact-form.tsx';
import { FaviconField } from './favicon-field.tsx';
import { FooterForm } from './footer-form.tsx';
import { HeaderForm } from './header-form.tsx';
import { MenuForm } from './menu-form.tsx';
import { StylesForm } from './styles-form.tsx';
import { ThemeForm } from './theme-form.tsx';

const PARTS = [
  'theme',
  'favicon',
  'announcement',
  'contact',
  'menu',
  'header',
  'footer',
  'colours',
  'styles',
] as const;
type Part = (typeof PARTS)[number];

const FORMS: Readonly<Record<Part, (site: Answer<'getSite'>) => ReactNode>> = {
  theme: (site) => <ThemeForm site={site} />,
  favicon: ({ favicon_url }) => <FaviconField favicon_url={favicon_url} />,
  announcement: (site) => <AnnouncementForm site={site} />,
  contact: (site) => <ContactForm site={site} />,
  menu: (site) => <MenuForm site={site} />,
  header: (site) => <HeaderForm site={site} />,
  footer: (site) => <FooterForm site={site} />,
  colours: (site) => <ColoursForm site={site} />,
  styles: (site) => <StylesForm site={site} />,
};

/** The parts of the site that are on every page, with a form for each. */
export function SitePage() {
  const texts = useTexts('office-site');
  const { theme, favicon, header } = useTexts('office-themes');
  const { styles } = useTexts('office-styles');
  const found = useCall('getSite', {});
  const { data } = found;
  const titles = { ...texts, theme, favicon, header, styles };
  const parts = PARTS.map((id) => ({ id, title: titles[id] }));
  usePartInView(data !== undefined);
  return (
    <Page title={texts.title} tools={<SiteLink path="/" />}>
      {data === undefined ? (
        <WaitingFor found={found} />
      ) : (
        <Stack maw={860} px={20} pb={40} gap="lg">
          <Text c="dimmed" maw={640}>
            {texts.opening}
          </Text>
          <PartsOfPage parts={parts} />
          {parts.map(({ id, title }) => (
            <Section key={id} order={2} title={title} id={id}>
              {FORMS[id](data)}
            </Section>
          ))}
        </Stack>
      )}
    </Page>
  );
}

/** Links to the parts of the page, which is long. */
function PartsOfPage(props: {
  readonly parts: readonly { readonly id: Part; readonly title: string }[];
}) {
  const texts = useTexts('office-site');
  return (
    <Group component="nav" aria-label={texts.parts} gap="md">
      {props.parts.map(({ id, title }) => (
        <Anchor key={id} component={Link} to={`#${id}`} size="sm">
          {title}
        </Anchor>
      ))}
    </Group>
  );
}
