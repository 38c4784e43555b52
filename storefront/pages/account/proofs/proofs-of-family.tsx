import type { Answer } from '@ribambelle/api/client.ts';
import { useAnswers } from '@ribambelle/client/data/answers-context.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useLanguage, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { formatDay } from '@ribambelle/texts/formats/format-date.ts';
import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import { Button } from '@ribambelle/ui/actions/button.tsx';
import { useAction } from '@ribambelle/ui/data/use-action.ts';
import { RuledLine, RuledList, RuledWords } from '@ribambelle/ui/layout/ruled-list.tsx';
import type { ReactElement } from 'react';
import styles from '../account.module.css';

type Proof = Answer<'listTransactionProofs'>['data'][number];

/** The proofs that the family sent, each with its answer; one that waits can be taken back. */
export const ProofsOfFamily = (): ReactElement | null => {
  const texts = useTexts('transaction-proofs');
  const { data } = useCall('listTransactionProofs', {});
  if (data === undefined || data.data.length === 0) return null;
  return (
    <section className={styles.form} aria-labelledby="proofs">
      <h2 id="proofs">{texts.yours}</h2>
      <RuledList>
        {data.data.map((proof) => (
          <RuledLine key={proof.cuid}>
            <OneProof proof={proof} />
          </RuledLine>
        ))}
      </RuledList>
    </section>
  );
};

const OneProof = ({ proof }: { readonly proof: Proof }): ReactElement => {
  const texts = useTexts('transaction-proofs');
  const language = useLanguage();
  const answers = useAnswers();
  const takeBack = useAction('takeBackTransactionProof', { onDone: () => answers.invalidate() });
  const { cuid, amount, paid_on, state, reason, name } = proof;
  const line = texts.line(formatPrice({ amount, language }), formatDay(paid_on, language));
  return (
    <>
      <RuledWords>
        <span>{line}</span>
        <span className={styles.soft}>{name}</span>
        <strong>{state === 'REFUSED' ? texts.refused(reason) : texts.states[state]}</strong>
      </RuledWords>
      {state === 'WAITING' && (
        <Button
          kind="plain"
          loading={takeBack.isPending}
          aria-label={texts.take_back_of(line)}
          onClick={() => takeBack.mutate({ transaction_proof: cuid })}
        >
          {texts.take_back}
        </Button>
      )}
    </>
  );
};
