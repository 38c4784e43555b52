import { type ReactElement, type ReactNode, useRef } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { classNames } from '../styles/class-names.ts';
import { bringFocusInside, keepFocusInside } from './keep-focus-inside.ts';
import sheet from './sheet.module.css';
import styles from './side-panel.module.css';

type SidePanelProps = {
  readonly as: 'nav' | 'aside';
  /** The id that its button names as `popoverTarget`. */
  readonly id: string;
  /** Its name, for people who cannot see it. */
  readonly label: string;
  readonly title: string;
  readonly close_label: string;
  readonly side: 'left' | 'right';
  /** The width from which it stands in the page: 860 px, or more than 1024 px. */
  readonly beside: 'wide' | 'wider';
  readonly className?: string | undefined;
  readonly children: ReactNode;
  /** Stays in sight below the scrolling content, in the drawer only. */
  readonly footer?: ReactNode;
};

/**
 * A panel in the page where there is room; elsewhere a drawer that the browser itself opens by its
 * button and closes by Escape and a press outside it, before any script has loaded (1 §2.4). While
 * it is open the focus stays inside; if the focus leaves all the same, it closes.
 */
export const SidePanel = (props: SidePanelProps): ReactElement => {
  const {
    as: Panel,
    id,
    label,
    title,
    close_label,
    side,
    beside,
    className,
    children,
    footer,
  } = props;
  const is_open = useRef(false);
  return (
    <Panel
      id={id}
      popover="auto"
      aria-label={label}
      className={classNames(sheet.sheet, sheet[side], styles.panel, styles[beside], className)}
      onToggle={({ target, currentTarget, newState }) => {
        // toggle events from inside arrive here too
        if (target !== currentTarget) return;
        is_open.current = newState === 'open';
        if (is_open.current) bringFocusInside(currentTarget);
      }}
      onKeyDown={(event) => {
        if (is_open.current || event.currentTarget.dataset['open'] !== undefined)
          keepFocusInside(event);
      }}
      onBlur={({ currentTarget, relatedTarget }) =>
        relatedTarget !== null && !currentTarget.contains(relatedTarget) && closePanel(id)
      }
    >
      <div className={classNames(sheet.head, styles.drawn)}>
        <h2>{title}</h2>
        <IconButton
          icon="close"
          label={close_label}
          popoverTarget={id}
          popoverTargetAction="hide"
        />
      </div>
      <div className={classNames(sheet.body, styles.body)}>{children}</div>
      {footer !== undefined && (
        <div className={classNames(sheet.footer, styles.drawn)}>{footer}</div>
      )}
    </Panel>
  );
};

/** Closes the drawer of this id, if it is open. */
export function closePanel(id: string): void {
  const panel = document.getElementById(id);
  // browsers before 2024 have no such drawers (old-popovers.ts)
  panel?.removeAttribute('data-open');
  if (panel !== null && 'hidePopover' in panel) panel.hidePopover();
}
