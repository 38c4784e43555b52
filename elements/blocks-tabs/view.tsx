import { Tabs } from '@ribambelle/ui/layout/tabs.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import { useRouter } from '@ribambelle/ui/router/router-context.tsx';
import type { ReactElement } from 'react';
import type { ViewProps } from '../element.ts';
import { currentLink } from './current-link.ts';
import type { Settings } from './settings.ts';
import styles from './view.module.css';

/** Links to pages, side by side, with the current one marked. */
export function View({ settings }: ViewProps<Settings>): ReactElement {
  const { pageUrl } = useRouter();
  const { links, label } = settings;
  const current = currentLink(
    links.map(({ href }) => href),
    pageUrl,
  );
  return (
    <div className={styles.tabs}>
      <Tabs
        tabs={links.map(({ text, href }, index) => ({ key: String(index), label: text, href }))}
        current={String(current)}
        label={label === '' ? links.map(({ text }) => text).join(', ') : label}
        renderLink={({ href }, props) => <Link href={href} {...props} />}
      />
    </div>
  );
}
