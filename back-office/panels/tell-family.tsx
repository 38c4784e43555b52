import { Checkbox, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { Answer, Ask } from '@ribambelle/api/client.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useMailWords } from '../data/use-mail-words.ts';
import type { ReactNode } from 'react';

const PAUSE_MILLIS = 300;

interface Props {
  /** What the e-mail would be about. */
  readonly of: Ask<'previewBookingMail'>;
  readonly tell: boolean;
  readonly onTell: (tell: boolean) => void;
}

/** Whether a family is written to, with the e-mail of its booking as it will read it. */
export function TellFamily({ of, ...props }: Props) {
  return (
    <TellChoice {...props}>
      <MailPreview of={of} />
    </TellChoice>
  );
}

/** Whether a family is written to; what it would read is shown while it is. */
export function TellChoice(
  props: Omit<Props, 'of'> & {
    /** What goes with the e-mail; left out, the dates for a calendar. */
    readonly help?: string;
    readonly children: ReactNode;
  },
) {
  const texts = useTexts('office-bookings');
  const mailWords = useMailWords();
  const { tell, onTell, help = texts.tell_help, children } = props;
  return (
    <>
      <Checkbox
        label={texts.tell}
        description={mailWords(help)}
        checked={tell}
        onChange={({ target }) => onTell(target.checked)}
      />
      {tell ? children : null}
    </>
  );
}

function MailPreview({ of }: Pick<Props, 'of'>) {
  // while a reason is typed
  const [request] = useDebouncedValue(of, PAUSE_MILLIS);
  const { data } = useCall('previewBookingMail', request, { keep_previous: true });
  return data === undefined ? null : <ShownMail mail={data.mail} />;
}

/** An e-mail as a family would read it; that there is none, where there is none. */
export function ShownMail({ mail }: { mail: Answer<'previewBookingMail'>['mail'] }) {
  const texts = useTexts('office-bookings');
  if (mail === null) return <Text size="sm">{texts.tell_nothing}</Text>;
  return (
    <section className="office-letter" aria-label={texts.mail} lang={mail.language}>
      <Text fw={600}>{mail.subject}</Text>
      <p className="office-letter-text">{mail.text}</p>
    </section>
  );
}
