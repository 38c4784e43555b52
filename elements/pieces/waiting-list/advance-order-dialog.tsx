import type { Answer } from '@ribambelle/api/client.ts';
import { useAnswers } from '@ribambelle/client/data/answers-context.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import { Button } from '@ribambelle/ui/actions/button.tsx';
import { useWebsite } from '@ribambelle/ui/data/site-context.tsx';
import { useAction } from '@ribambelle/ui/data/use-action.ts';
import { Notice } from '@ribambelle/ui/feedback/notice.tsx';
import { Skeleton } from '@ribambelle/ui/feedback/skeleton.tsx';
import { Dialog } from '@ribambelle/ui/layout/dialog.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import { type ReactElement, useState } from 'react';
import { useReading } from '../facts/use-reading.ts';
import styles from './waiting.module.css';

export interface AdvanceOrderDialogProps {
  readonly entry: Answer<'listWaitingListEntries'>['data'][number];
  readonly onClose: () => void;
}

/** What ordering in advance means, what it costs at most, and the button that does it. */
export const AdvanceOrderDialog = ({ entry, onClose }: AdvanceOrderDialogProps): ReactElement => {
  const texts = useTexts('waiting-list');
  const { language } = useReading();
  const { terms_version } = useWebsite().organiser.settings;
  const answers = useAnswers();
  const by = { waiting_list_entry_id: entry.id };
  const found = useCall('getAdvanceOrder', by);
  const [refusal, setRefusal] = useState<string | null>(null);
  const order = useAction('orderInAdvance', {
    onDone: async () => {
      await answers.invalidate('listWaitingListEntries');
      onClose();
    },
  });
  const onError = (error: Error) => {
    setRefusal(error.message);
    // what is shown is no longer true
    void answers.invalidate('getAdvanceOrder');
  };
  const send = (price: number) =>
    order.mutate({ ...by, price, terms: true, terms_version }, { onError });
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.advance_order_title}
      close_label={texts.advance_order_close}
    >
      <div className={styles.form}>
        {found.isError ? (
          <Notice tone="yellow">{found.error?.message}</Notice>
        ) : found.data === undefined ? (
          <Skeleton shape="text" count={4} />
        ) : (
          <>
            <p>{texts.advance_order_text(entry.participant.fullname)}</p>
            <p className={styles.name}>
              {texts.advance_order_price(
                formatPrice({ amount: found.data.price, language }),
                texts.advance_order_dates(found.data.dates),
              )}
            </p>
            <p className={styles.hint}>{texts.advance_order_else}</p>
            {refusal !== null && <Notice tone="red">{refusal}</Notice>}
            <Button
              size="large"
              wide
              loading={order.isPending}
              onClick={() => send(found.data?.price ?? 0)}
            >
              {texts.advance_order_confirm}
            </Button>
            <p className={styles.hint}>
              {texts.advance_terms_before}
              <Link href="/terms" target="_blank">
                {texts.advance_terms}
              </Link>
              {texts.advance_terms_after}
            </p>
          </>
        )}
      </div>
    </Dialog>
  );
};
