import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../styles/class-names.ts';
import styles from './tabs.module.css';

export type Tab = {
  readonly key: string;
  readonly label: ReactNode;
  readonly count?: number | undefined;
};

type TabLinkProps = {
  readonly className: string;
  readonly 'aria-current': 'page' | undefined;
  readonly children: ReactNode;
};

type TabsProps<Each extends Tab> = {
  readonly tabs: readonly Each[];
  readonly current: string;
  readonly label: string;
  /** Makes the link of a tab: `(tab, props) => <Link to={…} {...props} />`. */
  readonly renderLink: (tab: Each, props: TabLinkProps) => ReactNode;
};

/** Links to pages side by side; too many of them scroll, and the current one is always in sight. */
export const Tabs = <Each extends Tab>({
  tabs,
  current,
  label,
  renderLink,
}: TabsProps<Each>): ReactElement => {
  const line = useRef<HTMLElement>(null);
  useEffect(() => {
    const nav = line.current;
    const tab = nav?.querySelector<HTMLElement>('[aria-current]');
    if (nav && tab) nav.scrollLeft = tab.offsetLeft - (nav.clientWidth - tab.offsetWidth) / 2;
  }, [current]);
  return (
    <nav ref={line} className={styles.tabs} aria-label={label}>
      <ul className={styles.list}>
        {tabs.map((tab) => (
          <li key={tab.key}>
            {renderLink(tab, {
              className: classNames(styles.tab, tab.key === current && styles.current),
              'aria-current': tab.key === current ? 'page' : undefined,
              children: (
                <>
                  {tab.label}
                  {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
                </>
              ),
            })}
          </li>
        ))}
      </ul>
    </nav>
  );
};
