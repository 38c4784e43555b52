import { Checkbox, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { Answer, Ask } from '@ribambelle/api/client.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';

const PAUSE_MILLIS = 300;

interface Props {
  /** The request for the preview of the e-mail. */
  readonly of: Ask<'previewBookingMail'>;
  readonly tell: boolean;
  readonly onTell: (tell: boolean) => void;
}

/** The choice to write to a family, with the e-mail about its booking as it will read it. */
export function TellFamily({ of, ...props }: Props) {
  // wait while a reason is typed
  const [request] = useDebouncedValue(of, PAUSE_MILLIS);
  const { data } = useCall('previewBookingMail', request, { keep_previous: true });
  return <TellChoice {...props} preview={data} />;
}

/**
 * The choice to write to a family, or why it would not read the e-mail; shows the e-mail when it is
 * chosen.
 */
export function TellChoice(
  props: Omit<Props, 'of'> & {
    /** The preview; undefined while it is being written. */
    readonly preview: Answer<'previewBookingMail'> | undefined;
    /** The note about attachments; when left out, the dates for a calendar. */
    readonly help?: string;
  },
) {
  const texts = useTexts('office-bookings');
  const { untold } = useTexts('office');
  const { tell, onTell, help = texts.tell_help, preview } = props;
  const reason = preview?.untold ?? null;
  return (
    <>
      <Checkbox
        label={texts.tell}
        description={reason === null ? help : untold[reason]}
        checked={tell}
        onChange={({ target }) => onTell(target.checked)}
      />
      {tell && preview?.mail ? <ShownMail mail={preview.mail} /> : null}
    </>
  );
}

/** An e-mail as a family would read it. */
function ShownMail({ mail }: { mail: NonNullable<Answer<'previewBookingMail'>['mail']> }) {
  const texts = useTexts('office-bookings');
  return (
    <section className="office-letter" aria-label={texts.mail} lang={mail.language}>
      <Text fw={600}>{mail.subject}</Text>
      <p className="office-letter-text">{mail.text}</p>
    </section>
  );
}
