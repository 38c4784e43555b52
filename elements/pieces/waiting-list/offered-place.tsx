import { ApiError, type Answer } from '@ribambelle/api/client.ts';
import { useAnswers } from '@ribambelle/client/data/answers-context.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { buttonClass } from '@ribambelle/ui/actions/button-class.ts';
import { Button } from '@ribambelle/ui/actions/button.tsx';
import { useAction } from '@ribambelle/ui/data/use-action.ts';
import { useRefreshSession } from '@ribambelle/ui/data/use-session.ts';
import { Link } from '@ribambelle/ui/router/link.tsx';
import { useNavigate } from '@ribambelle/ui/router/router-context.tsx';
import type { ReactElement } from 'react';
import styles from './waiting.module.css';

interface OfferedPlaceProps {
  readonly entry: Answer<'listWaitingListEntries'>['data'][number];
  /** The participant and the activity, for screen readers. */
  readonly name: string;
  /**
   * The address of the form, when something must be answered first; null when that form is on the
   * same page.
   */
  readonly form_href: string | null;
}

/**
 * The refusals that need the form since the page was read: an answer is missing, or a date has
 * begun.
 */
const NEEDS_FORM = new Set(['ANSWERS_INVALID', 'ANSWER_REQUIRED', 'DATE_NOT_BOOKABLE']);

/**
 * The actions for a kept place: take it, which opens the checkout or the form, or leave it to the
 * next. Nothing happens by itself.
 */
export const OfferedPlace = ({ entry, name, form_href }: OfferedPlaceProps): ReactElement => {
  const texts = useTexts('waiting-list');
  const answers = useAnswers();
  const navigate = useNavigate();
  const refresh = useRefreshSession();
  const renew = () => answers.invalidate('listWaitingListEntries');
  const accept = useAction('acceptOffer', {
    onDone: async () => {
      await Promise.all([refresh(), renew()]);
      navigate('/checkout');
    },
  });
  const decline = useAction('declineOffer', { onDone: renew });
  const by = { waiting_list_entry_id: entry.id };
  const onError = (error: Error) => {
    if (!(error instanceof ApiError)) return;
    if (form_href !== null && NEEDS_FORM.has(error.code)) navigate(form_href);
    else void renew();
  };
  return (
    <div className={styles.choice}>
      {entry.offer?.in_cart === true && (
        <Link href="/checkout" className={buttonClass({ kind: 'primary', size: 'small' })}>
          {texts.in_cart}
        </Link>
      )}
      {entry.offer?.in_cart === false && form_href !== null && entry.offer.needs_form && (
        <Link
          href={form_href}
          className={buttonClass({ kind: 'primary', size: 'small' })}
          aria-label={texts.take_of(name)}
        >
          {texts.take}
        </Link>
      )}
      {entry.offer?.in_cart === false && form_href !== null && !entry.offer.needs_form && (
        <Button
          size="small"
          aria-label={texts.take_of(name)}
          loading={accept.isPending}
          onClick={() => accept.mutate(by, { onError })}
        >
          {texts.take}
        </Button>
      )}
      <Button
        kind="white"
        size="small"
        aria-label={texts.decline_of(name)}
        loading={decline.isPending}
        onClick={() => decline.mutate(by, { onError })}
      >
        {texts.decline}
      </Button>
    </div>
  );
};
