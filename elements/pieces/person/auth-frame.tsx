import { giveBackTyped, keepTyped } from '@ribambelle/ui/forms/keep-typed.ts';
import { Container } from '@ribambelle/ui/layout/page.tsx';
import { type ReactElement, type ReactNode, useLayoutEffect } from 'react';
import styles from './auth-frame.module.css';

// this code is about to take over the form that the server drew
if (typeof document !== 'undefined') keepTyped(document.body);

interface AuthFrameProps {
  readonly title: string;
  readonly intro?: string | undefined;
  readonly children: ReactNode;
  /** Links to other pages: register, sign in, a forgotten password. */
  readonly links?: ReactNode;
}

/** A page with one action: its title, one form, and links to other pages below. */
export const AuthFrame = ({ title, intro, children, links }: AuthFrameProps): ReactElement => {
  useLayoutEffect(() => giveBackTyped(document.body), []);
  return (
    <Container width="form">
      <div className={styles.frame}>
        <header className={styles.head}>
          <h1 className={styles.title}>{title}</h1>
          {intro !== undefined && <p className={styles.intro}>{intro}</p>}
        </header>
        {children}
        {links !== undefined && <div className={styles.links}>{links}</div>}
      </div>
    </Container>
  );
};

/** The fields of a form, stacked, in groups with headings. */
export const FieldGroup = ({
  title,
  children,
}: {
  readonly title?: string;
  readonly children: ReactNode;
}): ReactElement =>
  title === undefined ? (
    <div className={styles.group}>{children}</div>
  ) : (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{title}</legend>
      {children}
    </fieldset>
  );
