import type { Answer } from '@ribambelle/api/client.ts';
import { useAnswers } from '@ribambelle/client/data/answers-context.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { AdvanceStrategy } from '@ribambelle/domain/waiting-list/advance-orders.ts';
import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import { Button } from '@ribambelle/ui/actions/button.tsx';
import { useWebsite } from '@ribambelle/ui/data/site-context.tsx';
import { useAction } from '@ribambelle/ui/data/use-action.ts';
import { useSentence } from '@ribambelle/ui/data/use-sentence.ts';
import { RadioGroup } from '@ribambelle/ui/forms/radio-group.tsx';
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

/**
 * A dialog that explains an advance order and its highest price, with the button that places it.
 */
export const AdvanceOrderDialog = ({ entry, onClose }: AdvanceOrderDialogProps): ReactElement => {
  const texts = useTexts('waiting-list');
  const { language } = useReading();
  const { terms_version } = useWebsite().organiser.settings;
  const answers = useAnswers();
  const by = { waiting_list_entry_id: entry.id };
  const answer = useCall('getAdvanceOrder', by);
  const [refusal, setRefusal] = useState<string | null>(null);
  const sentence = useSentence();
  const [chosen_strategy, choose] = useState<AdvanceStrategy>('DELAYED');
  const order = useAction('orderInAdvance', {
    onDone: async () => {
      await answers.invalidate('listWaitingListEntries');
      onClose();
    },
  });
  const onError = (error: Error) => {
    setRefusal(sentence(error));
    // the values shown are no longer true
    void answers.invalidate('getAdvanceOrder');
  };
  const strategies = answer.data?.payment_strategies ?? [];
  // the amount in the wallet when it was chosen may have been spent since
  const payment_strategy = strategies.find((one) => one === chosen_strategy) ?? 'DELAYED';
  const send = (price: number) =>
    order.mutate({ ...by, price, payment_strategy, terms: true, terms_version }, { onError });
  const wallet = texts.advance_wallet(
    formatPrice({ amount: answer.data?.wallet_amount ?? 0, language }),
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.advance_order_title}
      close_label={texts.advance_order_close}
    >
      <div className={styles.form}>
        {answer.isError ? (
          <Notice tone="yellow">{sentence(answer.error)}</Notice>
        ) : answer.data === undefined ? (
          <Skeleton shape="text" count={4} />
        ) : (
          <>
            <p>{texts.advance_order_text(entry.participant.fullname)}</p>
            <p className={styles.name}>
              {texts.advance_order_price(
                formatPrice({ amount: answer.data.price, language }),
                texts.advance_order_dates(answer.data.dates),
              )}
            </p>
            {strategies.length > 1 ? (
              <RadioGroup
                label={texts.advance_pay}
                choices={strategies.map((value) => ({
                  value,
                  label: texts.advance_pay_by[value],
                  ...(value === 'WALLET' && { description: wallet }),
                }))}
                value={payment_strategy}
                onChange={(value) => choose(value === 'WALLET' ? 'WALLET' : 'DELAYED')}
              />
            ) : (
              <p>{texts.advance_by_transfer}</p>
            )}
            <p className={styles.hint}>{texts.advance_order_else[payment_strategy]}</p>
            {refusal !== null && <Notice tone="red">{refusal}</Notice>}
            <Button
              size="large"
              wide
              loading={order.isPending}
              onClick={() => send(answer.data?.price ?? 0)}
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
