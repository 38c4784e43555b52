import type { Answer } from '@ribambelle/api/client.ts';
import { useAnswers } from '@ribambelle/client/data/answers-context.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useReading } from '@ribambelle/elements/pieces/facts/use-reading.ts';
import { formatDate, formatMonth } from '@ribambelle/texts/formats/format-date.ts';
import { Button } from '@ribambelle/ui/actions/button.tsx';
import { useAction } from '@ribambelle/ui/data/use-action.ts';
import { Dialog } from '@ribambelle/ui/layout/dialog.tsx';
import { type ReactElement, useState } from 'react';
import styles from '../account.module.css';
import own from './kept-means.module.css';

type Mandate = Answer<'listPaymentMandates'>['data'][number];

/** The means of payment that the provider keeps for the family; nothing when there is none. */
export const KeptMeans = (): ReactElement | null => {
  const texts = useTexts('payment-mandates');
  const mandates = useCall('listPaymentMandates', {}).data?.data ?? [];
  if (mandates.length === 0) return null;
  return (
    <section className={styles.panel} aria-labelledby="kept-means">
      <h2 id="kept-means" className={styles.panelTitle}>
        {texts.title}
      </h2>
      {mandates.map((mandate) => (
        <KeptOne key={mandate.cuid} mandate={mandate} />
      ))}
    </section>
  );
};

/** One of them: its name, since when, what was agreed, and its end, which asks once more. */
const KeptOne = ({ mandate }: { readonly mandate: Mandate }): ReactElement => {
  const texts = useTexts('payment-mandates');
  const shell = useTexts('shell');
  const reading = useReading();
  const answers = useAnswers();
  const [open, setOpen] = useState(false);
  const { cuid: payment_mandate, label, valid_until, agreed_at, words } = mandate;
  const end = useAction('endPaymentMandate', {
    onDone: () => {
      setOpen(false);
      return answers.invalidate();
    },
  });
  const since = texts.since(formatDate(agreed_at, { ...reading, year: true }));
  return (
    <div className={own.kept}>
      <p>
        <strong>{label}</strong>
        <span className={styles.soft}> · {since}</span>
        {valid_until !== null && (
          <span className={styles.soft}>
            {' · '}
            {texts.valid_until(formatMonth(`${valid_until}-15T12:00:00.000Z`, reading))}
          </span>
        )}
      </p>
      <ul className={own.things}>
        {words
          .split('\n')
          .slice(1, -1)
          .map((line) => (
            <li key={line}>{line.replace(/^– /u, '')}</li>
          ))}
      </ul>
      <details className={own.agreed}>
        <summary>{texts.agreed}</summary>
        {words.split('\n').map((line) => (
          <p key={line} className={styles.soft}>
            {line}
          </p>
        ))}
      </details>
      <Button kind="white" aria-label={texts.end_of(label)} onClick={() => setOpen(true)}>
        {texts.end}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={texts.end_title}
        close_label={shell.close}
      >
        <p>{texts.end_help}</p>
        <div className={styles.actions}>
          <Button kind="white" onClick={() => setOpen(false)}>
            {texts.end_keep}
          </Button>
          <Button
            kind="danger"
            loading={end.isPending}
            onClick={() => end.mutate({ payment_mandate })}
          >
            {texts.end}
          </Button>
        </div>
      </Dialog>
    </div>
  );
};
