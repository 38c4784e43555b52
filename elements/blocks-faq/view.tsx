import { Rich } from '@ribambelle/ui/cards/rich.tsx';
import type { ReactElement } from 'react';
import type { ViewProps } from '../element.ts';
import type { Settings } from './settings.ts';
import styles from './view.module.css';

/**
 * Questions that unfold their answers. The browser closes one when another is opened, and a second
 * press closes it: they work without a script, and a search in the page finds what is folded.
 */
export function View({ settings, id }: ViewProps<Settings>): ReactElement {
  return (
    <div className={styles.faq}>
      {settings.items.map((item) => (
        <details key={item.id} name={`faq-${id}`} className={styles.item}>
          <summary className={styles.question}>{item.question}</summary>
          <div className={styles.answer}>
            <Rich html={item.answer} level={3} />
          </div>
        </details>
      ))}
    </div>
  );
}
