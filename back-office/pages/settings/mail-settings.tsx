import { Text } from '@mantine/core';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useFormats } from '../../formats/formats.ts';
import { WaitingFor } from '../../shell/waiting-for.tsx';
import { usePartInView } from '../../shell/use-part-in-view.ts';
import { MailSettingsForm } from './mail-settings-form.tsx';

/** The state of the sending of e-mails, and the form that changes it. */
export function MailSettings({ version }: { version: number }) {
  const texts = useTexts('office-mails');
  const formats = useFormats();
  const found = useCall('getMailSettings', {});
  const { data } = found;
  // a link to a part of the page waits until it is drawn
  usePartInView(data !== undefined);
  if (data === undefined) return <WaitingFor found={found} />;
  const { host, platform_delivers, tested } = data;
  const tell = tested?.current === true ? texts.tested : texts.tested_before;
  return (
    <>
      {host !== '' ? null : (
        <Text size="sm" {...(platform_delivers ? { c: 'dimmed' } : { c: 'red.8', fw: 600 })}>
          {platform_delivers ? texts.platform : texts.nobody}
        </Text>
      )}
      {tested === null ? null : (
        <Text size="sm" c={tested.current ? 'dimmed' : 'orange.9'}>
          {tell(formats.moment(tested.at))}
        </Text>
      )}
      <MailSettingsForm kept={data} version={version} />
    </>
  );
}
