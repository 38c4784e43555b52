import { Stack } from '@mantine/core';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { Section } from '../../panels/facts.tsx';
import { Page } from '../../shell/page.tsx';
import { WaitingFor } from '../../shell/waiting-for.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { CancellationSettings } from './cancellation-settings.tsx';
import { IdentityForm } from './identity-form.tsx';
import { LogoField } from './logo-field.tsx';
import { MailSettings } from './mail-settings.tsx';
import { PaymentProviders } from './payment-providers/payment-providers.tsx';
import { PaymentsForm } from './payments-form.tsx';
import { usePartInView } from '../../shell/use-part-in-view.ts';
import { SenderDomain } from './sender-domain/sender-domain.tsx';
import { SettingsSearch } from './settings-search.tsx';
import { PreferencesForm } from './preferences-form.tsx';
import { VatSettings } from './vat-settings.tsx';

/** All settings of the organiser, with a form for each part. */
export function SettingsPage() {
  const texts = useTexts('office-organisation');
  const mailTexts = useTexts('office-mails');
  const senderTexts = useTexts('office-sender-domains');
  const providerTexts = useTexts('office-payment-providers');
  const vatTexts = useTexts('vat');
  const cancellationTexts = useTexts('office-cancellation-policies');
  const found = useCall('getSettings', {});
  const { data } = found;
  usePartInView(data !== undefined);
  if (data === undefined)
    return (
      <Page title={texts.settings}>
        <WaitingFor found={found} />
      </Page>
    );
  return (
    <Page back title={texts.settings}>
      <Stack maw={720} px={20} pb={40} gap="lg">
        <SettingsSearch />
        <Section order={2} title={texts.identity} id="identity">
          <LogoField logo_url={data.logo_url} />
          <IdentityForm version={data.version} identity={data.identity} />
        </Section>
        <Section order={2} title={mailTexts.title} id="mails">
          <MailSettings version={data.version} />
        </Section>
        <Section order={2} title={senderTexts.title} id="sender-domain">
          <SenderDomain />
        </Section>
        {data.preferences === null ? null : (
          <Section order={2} title={texts.shop} id="shop">
            <PreferencesForm version={data.version} preferences={data.preferences} />
          </Section>
        )}
        {data.preferences === null ? null : (
          <Section order={2} title={cancellationTexts.title} id="cancellation">
            <CancellationSettings />
          </Section>
        )}
        {data.payments === null ? null : (
          <Section order={2} title={providerTexts.title} id="online-payment">
            <PaymentProviders test_mode={data.payments.test_mode} />
          </Section>
        )}
        {data.payments === null ? null : (
          <Section order={2} title={texts.paying} id="payments">
            <PaymentsForm version={data.version} payments={data.payments} />
          </Section>
        )}
        {data.payments === null ? null : (
          <Section order={2} title={vatTexts.title} id="vat">
            <VatSettings />
          </Section>
        )}
      </Stack>
    </Page>
  );
}
