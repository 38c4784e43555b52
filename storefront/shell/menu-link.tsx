import type { Website } from '@ribambelle/ui/data/site-context.tsx';
import { Icon } from '@ribambelle/ui/icons/icon.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import { useLocation } from '@ribambelle/ui/router/router-context.tsx';
import { classNames } from '@ribambelle/ui/styles/class-names.ts';
import { type ReactElement, useCallback, useEffect, useRef } from 'react';
import styles from './menu-link.module.css';
import { useOnNavigation } from './use-on-navigation.ts';

type TopLink = Website['header']['links'][number];

/**
 * A link of the header; with links below it, a menu: a list, or columns when there is a third level
 * (1 §2.4). On a phone it unfolds.
 */
export const MenuLink = ({ link }: { readonly link: TopLink }): ReactElement => {
  const { path } = useLocation();
  const here = link.href === path || (link.href !== '/' && path.startsWith(`${link.href}/`));
  if (link.children.length > 0) return <Menu link={link} />;
  return (
    <li>
      <Link href={link.href} className={styles.link} aria-current={here ? 'page' : undefined}>
        {link.name}
      </Link>
    </li>
  );
};

const Menu = ({ link }: { readonly link: TopLink }): ReactElement => {
  const details = useClosingDetails();
  const mega = link.children.some((child) => child.children.length > 0);
  return (
    <li className={styles.holder}>
      <details ref={details} name="header-menu">
        <summary className={styles.link}>
          {link.name}
          <Icon name="chevron_down" size={16} className={styles.arrow} />
        </summary>
        <div className={classNames(styles.panel, mega && styles.mega)}>
          {link.href !== '#' && (
            <Link href={link.href} className={styles.first}>
              {link.name}
            </Link>
          )}
          <ul className={mega ? styles.columns : styles.list}>
            {link.children.map((child) => (
              <li key={child.id}>
                <Link href={child.href} className={mega ? styles.columnTitle : styles.item}>
                  {child.name}
                </Link>
                {child.children.length > 0 && (
                  <ul className={styles.list}>
                    {child.children.map((leaf) => (
                      <li key={leaf.id}>
                        <Link href={leaf.href} className={styles.item}>
                          {leaf.name}
                        </Link>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </div>
      </details>
    </li>
  );
};

/**
 * Closes a menu on navigation, on Escape and on a press elsewhere; without any script it can still
 * be opened.
 */
function useClosingDetails() {
  const ref = useRef<HTMLDetailsElement>(null);
  const shut = useCallback(() => ref.current?.removeAttribute('open'), []);
  useOnNavigation(shut);
  useEffect(() => {
    const close = (event: Event) => {
      const menu = ref.current;
      if (menu === null || !menu.open) return;
      if (event instanceof KeyboardEvent && event.key === 'Escape') {
        menu.open = false;
        menu.querySelector('summary')?.focus();
      } else if (
        event.type === 'click' &&
        event.target instanceof Node &&
        !menu.contains(event.target)
      )
        menu.open = false;
    };
    document.addEventListener('keydown', close);
    document.addEventListener('click', close);
    return () => {
      document.removeEventListener('keydown', close);
      document.removeEventListener('click', close);
    };
  }, []);
  return ref;
}
