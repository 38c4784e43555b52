import type { Answer } from '@ribambelle/api/client.ts';
import { useAnswers } from '@ribambelle/client/data/answers-context.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useReading } from '@ribambelle/elements/pieces/facts/use-reading.ts';
import { formatDate } from '@ribambelle/texts/formats/format-date.ts';
import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import { Button } from '@ribambelle/ui/actions/button.tsx';
import { useWebsite } from '@ribambelle/ui/data/site-context.tsx';
import { useAction } from '@ribambelle/ui/data/use-action.ts';
import type { ReactElement } from 'react';
import styles from '../account.module.css';

/**
 * The automatic renewal of a membership, its moment and price, and the button that stops or starts
 * it; nothing when it is neither on nor offered.
 */
export const AutomaticRenewal = ({
  membership,
}: {
  readonly membership: Answer<'getAccountMembership'>;
}): ReactElement | null => {
  const texts = useTexts('account');
  const reading = useReading();
  const answers = useAnswers();
  const { mails_delivered } = useWebsite().organiser.settings;
  const { cuid, recurring, recurring_offered, automatic_renewal } = membership;
  const choose = useAction('setMembershipRecurring', {
    done: recurring ? texts.membership_recurring_stopped : texts.membership_recurring_started,
    onDone: () => answers.invalidate(),
  });
  if (!recurring && !recurring_offered) return null;
  const { language } = reading;
  return (
    <section className={styles.panel} aria-labelledby="automatic-renewal">
      <h2 id="automatic-renewal" className={styles.panelTitle}>
        {texts.membership_recurring_title}
      </h2>
      <p>
        {!recurring && texts.membership_recurring_off}
        {recurring && automatic_renewal === null && texts.membership_recurring_late}
        {automatic_renewal !== null &&
          texts.membership_recurring_on(
            formatDate(automatic_renewal.renews_at, { ...reading, year: true }),
            formatPrice({ amount: automatic_renewal.price, language }),
          )}
        {automatic_renewal !== null && mails_delivered && ` ${texts.membership_recurring_mail}`}
      </p>
      <p>
        <Button
          kind="white"
          loading={choose.isPending}
          onClick={() => choose.mutate({ cuid, recurring: !recurring })}
        >
          {recurring ? texts.membership_recurring_stop : texts.membership_recurring_start}
        </Button>
      </p>
    </section>
  );
};
