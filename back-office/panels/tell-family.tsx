import { Checkbox, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { Ask } from '@ribambelle/api/client.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';

const PAUSE_MILLIS = 300;

interface Props {
  /** What the e-mail would be about. */
  readonly of: Ask<'previewBookingMail'>;
  readonly tell: boolean;
  readonly onTell: (tell: boolean) => void;
}

/** Whether a family is written to, with the e-mail as it will read it. */
export function TellFamily({ of, tell, onTell }: Props) {
  const texts = useTexts('office-bookings');
  return (
    <>
      <Checkbox
        label={texts.tell}
        description={texts.tell_help}
        checked={tell}
        onChange={({ target }) => onTell(target.checked)}
      />
      {tell ? <MailPreview of={of} /> : null}
    </>
  );
}

function MailPreview({ of }: Pick<Props, 'of'>) {
  const texts = useTexts('office-bookings');
  // while a reason is typed
  const [request] = useDebouncedValue(of, PAUSE_MILLIS);
  const { data } = useCall('previewBookingMail', request, { keep_previous: true });
  if (data === undefined) return null;
  const { mail } = data;
  if (mail === null) return <Text size="sm">{texts.tell_nothing}</Text>;
  return (
    <section className="office-letter" aria-label={texts.mail} lang={mail.language}>
      <Text fw={600}>{mail.subject}</Text>
      <p className="office-letter-text">{mail.text}</p>
    </section>
  );
}
