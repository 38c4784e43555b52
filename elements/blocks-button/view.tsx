import { buttonClass } from '@ribambelle/ui/actions/button-class.ts';
import { Link } from '@ribambelle/ui/router/link.tsx';
import type { ReactElement } from 'react';
import type { ViewProps } from '../element.ts';
import type { Settings } from './settings.ts';
import styles from './view.module.css';

/** A link that looks like a button. */
export function View({ settings }: ViewProps<Settings>): ReactElement {
  return (
    <div className={styles.line}>
      <Link href={settings.href} className={buttonClass({ kind: settings.style, size: 'large' })}>
        {settings.text}
      </Link>
    </div>
  );
}
