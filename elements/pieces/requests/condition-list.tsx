import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactElement } from 'react';
import styles from './condition-list.module.css';

type Constraints = Answer<'getRegistrationsRequestsConfiguration'>['constraints'];

/** The conditions of the dates, shown before one chooses; nothing when there are none. */
export const ConditionList = ({
  constraints,
}: {
  readonly constraints: Constraints;
}): ReactElement | null => {
  const texts = useTexts('registration-requests').choosing.conditions;
  return constraints.length === 0 ? null : (
    <section aria-labelledby="conditions-of-activity" className={styles.conditions}>
      <h2 id="conditions-of-activity" className={styles.title}>
        {texts.title}
      </h2>
      <ul className={styles.list}>
        {constraints.map(({ cuid, label, optional }) => (
          <li key={cuid}>{optional ? texts.optional(label) : label}</li>
        ))}
      </ul>
    </section>
  );
};
