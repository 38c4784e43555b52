import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { Button } from '@ribambelle/ui/actions/button.tsx';
import { useAction } from '@ribambelle/ui/data/use-action.ts';
import type { ReactElement } from 'react';
import styles from '../account.module.css';

/** Downloads all data kept about the family as a file, after its password (R29). */
export const OwnData = (): ReactElement => {
  const texts = useTexts('own-data');
  const read = useAction('getAccountData', { done: texts.done, onDone: saveFile });
  return (
    <section className={styles.danger} aria-labelledby="own-data">
      <h2 id="own-data">{texts.title}</h2>
      <p>{texts.why}</p>
      <Button kind="white" loading={read.isPending} onClick={() => read.mutate({})}>
        {texts.download}
      </Button>
    </section>
  );
};

/** Gives the browser a file to save. */
function saveFile({ filename, ...content }: Answer<'getAccountData'>): void {
  const text = `${JSON.stringify(content, null, 2)}\n`;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = filename;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
