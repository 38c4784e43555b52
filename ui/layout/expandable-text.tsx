import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './expandable-text.module.css';

type ExpandableTextProps = {
  readonly children: ReactNode;
  readonly lines?: number | undefined;
  readonly texts: { readonly more: string; readonly less: string };
};

/**
 * The first three lines of a long text (1 §9); the button is shown only when there is more to read.
 */
export const ExpandableText = ({
  children,
  lines = 3,
  texts,
}: ExpandableTextProps): ReactElement => {
  const text = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const node = text.current;
    if (node === null || open) return undefined;
    const measure = () => setIsLong(node.scrollHeight > node.clientHeight + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, [open, children]);
  return (
    <div className={styles.expandable}>
      <div
        ref={text}
        className={open ? undefined : styles.short}
        style={open ? undefined : { WebkitLineClamp: lines }}
      >
        {children}
      </div>
      {(isLong || open) && (
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {open ? texts.less : texts.more}
        </button>
      )}
    </div>
  );
};
