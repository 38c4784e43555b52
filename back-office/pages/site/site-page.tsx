import { Stack, Text } from '@mantine/core';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
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

/** The parts of the site that are on every page, with a form for each. */
export function SitePage() {
  const texts = useTexts('office-site');
  const { theme, favicon, header } = useTexts('office-themes');
  const { styles } = useTexts('office-styles');
  const found = useCall('getSite', {});
  const { data } = found;
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
          <Section order={2} title={theme} id="theme">
            <ThemeForm site={data} />
          </Section>
          <Section order={2} title={favicon} id="favicon">
            <FaviconField favicon_url={data.favicon_url} />
          </Section>
          <Section order={2} title={texts.announcement} id="announcement">
            <AnnouncementForm site={data} />
          </Section>
          <Section order={2} title={texts.contact} id="contact">
            <ContactForm site={data} />
          </Section>
          <Section order={2} title={texts.menu} id="menu">
            <MenuForm site={data} />
          </Section>
          <Section order={2} title={header} id="header">
            <HeaderForm site={data} />
          </Section>
          <Section order={2} title={texts.footer} id="footer">
            <FooterForm site={data} />
          </Section>
          <Section order={2} title={texts.colours} id="colours">
            <ColoursForm site={data} />
          </Section>
          <Section order={2} title={styles} id="styles">
            <StylesForm site={data} />
          </Section>
        </Stack>
      )}
    </Page>
  );
}
