import { type ReactElement, type ReactNode, useId } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import styles from './dialog.module.css';
import { useNativeDialog } from './use-native-dialog.ts';

type DialogProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly close_label: string;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
};

/** A question or a short form before the page goes on. On a phone it comes up from the bottom. */
export const Dialog = ({
  open,
  onClose,
  title,
  close_label,
  children,
  actions,
}: DialogProps): ReactElement => {
  const id = useId();
  const native = useNativeDialog(open, onClose);
  return (
    <dialog className={styles.dialog} aria-labelledby={id} {...native}>
      <div className={styles.sheet}>
        <header className={styles.head}>
          <h2 id={id}>{title}</h2>
          <IconButton icon="close" label={close_label} onClick={onClose} />
        </header>
        <div className={styles.body}>{children}</div>
        {actions !== undefined && <footer className={styles.actions}>{actions}</footer>}
      </div>
    </dialog>
  );
};
