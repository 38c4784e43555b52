import { type ReactElement, type ReactNode, useId } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { classNames } from '../styles/class-names.ts';
import styles from './drawer.module.css';
import sheet from './sheet.module.css';
import { useNativeDialog } from './use-native-dialog.ts';

type DrawerProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly close_label: string;
  /**
   * True to hide the close button on a phone from all but keyboards and screen readers: a sheet is
   * closed by a press outside it.
   */
  readonly close_on_desktop?: boolean | undefined;
  readonly children: ReactNode;
  /** Stays in sight below the scrolling content: total and button. */
  readonly footer?: ReactNode;
};

/** A panel that slides in from the right; up to 600 px from the bottom (1 §2). */
export const Drawer = (props: DrawerProps): ReactElement => {
  const { open, onClose, title, close_label, close_on_desktop = false, children, footer } = props;
  const id = useId();
  const native = useNativeDialog(open, onClose);
  return (
    <dialog
      className={classNames(sheet.sheet, sheet.right, styles.drawer)}
      aria-labelledby={id}
      {...native}
    >
      <div className={styles.inside}>
        <header className={sheet.head}>
          <h2 id={id}>{title}</h2>
          <IconButton
            icon="close"
            label={close_label}
            onClick={onClose}
            className={close_on_desktop ? styles.desktop : undefined}
          />
        </header>
        <div className={sheet.body}>{children}</div>
        {footer !== undefined && <footer className={sheet.footer}>{footer}</footer>}
      </div>
    </dialog>
  );
};
