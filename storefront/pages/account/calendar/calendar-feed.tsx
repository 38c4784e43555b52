import type { Answer } from '@ribambelle/api/client.ts';
import { buttonClass } from '@ribambelle/ui/actions/button-class.ts';
import { Button } from '@ribambelle/ui/actions/button.tsx';
import { useAction } from '@ribambelle/ui/data/use-action.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { showToast } from '@ribambelle/ui/feedback/toaster.ts';
import { TextInput } from '@ribambelle/ui/forms/text-input.tsx';
import { Section } from '@ribambelle/ui/layout/page.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactElement } from 'react';
import styles from '../account.module.css';
import { RenewFeed } from './renew-feed.tsx';

type Feed = NonNullable<Answer<'getCalendarFeed'>['feed']>;

/** All dates in the customer's own calendar: how to connect it, and how to revoke the address. */
export const CalendarFeed = (): ReactElement | null => {
  const texts = useTexts('calendar');
  const { data, refetch } = useCall('getCalendarFeed', {});
  const create = useAction('renewCalendarFeed', { quiet: true, onDone: () => void refetch() });
  if (data === undefined) return null;
  const { feed } = data;
  return (
    <Section title={texts.title}>
      <div className={styles.form}>
        <p>{texts.text}</p>
        {feed === null ? (
          <div>
            <Button
              kind="white"
              icon="calendar"
              loading={create.isPending}
              onClick={() => create.mutate({})}
            >
              {texts.create}
            </Button>
          </div>
        ) : (
          <Address feed={feed} onRenewed={() => void refetch()} />
        )}
      </div>
    </Section>
  );
};

const Address = ({
  feed,
  onRenewed,
}: {
  readonly feed: Feed;
  readonly onRenewed: () => void;
}): ReactElement => {
  const texts = useTexts('calendar');
  const copy = () => {
    void navigator.clipboard
      .writeText(feed.url)
      .then(() => showToast({ kind: 'success', text: texts.copied }));
  };
  return (
    <>
      <TextInput
        label={texts.address}
        description={texts.keep_private}
        readOnly
        value={feed.url}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={styles.actions}>
        <a className={buttonClass()} href={feed.url.replace(/^https?:/, 'webcal:')}>
          {texts.open}
        </a>
        <Button kind="white" icon="copy" onClick={copy}>
          {texts.copy}
        </Button>
        <RenewFeed onRenewed={onRenewed} />
      </div>
    </>
  );
};
