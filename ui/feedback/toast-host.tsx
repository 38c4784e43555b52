import { createRoot } from 'react-dom/client';
import { Toaster, toast as sonner } from 'sonner';
import { Icon, type IconName } from '../icons/icon.tsx';
import { classNames } from '../styles/class-names.ts';
import { toastPlaces } from './toast-durations.ts';
import styles from './toast-host.module.css';
import type { Toast, ToastKind } from './toaster.ts';

const icons = {
  success: 'check',
  error: 'alert',
  info: 'info',
  loading: 'clock',
} as const satisfies Record<ToastKind, IconName>;

/**
 * Tests for a phone: its bottom has the bar with price and button, its top the logo, and a toast
 * covers neither.
 */
const isPhone = (): boolean => matchMedia('(width <= 960px)').matches;

const UNDER_HEADER = { top: 'var(--under-header)' };

/**
 * Returns the bottom of the page's header in pixels: it sticks to the edge, or has been scrolled
 * away.
 */
const headerHeight = (): number =>
  Math.max(0, document.querySelector('header')?.getBoundingClientRect().bottom ?? 0);

let mounted: Promise<HTMLElement> | null = null;

/**
 * Mounts the corner for toasts outside the page, so that it outlasts navigation and needs no
 * provider.
 */
const mountOnce = (): Promise<HTMLElement> => {
  mounted ??= new Promise((resolve) => {
    const corner = document.body.appendChild(document.createElement('div'));
    corner.className = styles.corner ?? '';
    corner.popover = 'manual';
    createRoot(corner).render(
      <Toaster
        position={isPhone() ? 'top-center' : 'bottom-right'}
        visibleToasts={toastPlaces.visible}
        gap={toastPlaces.gap}
        offset={isPhone() ? UNDER_HEADER : toastPlaces.offset}
        mobileOffset={UNDER_HEADER}
      />,
    );
    setTimeout(() => resolve(corner), 0);
  });
  return mounted;
};

/**
 * Raises the corner again for each toast: a modal drawer covers everything that came to the top
 * before it.
 */
const raise = (corner: HTMLElement): void => {
  corner.style.setProperty('--under-header', `${headerHeight() + toastPlaces.gap}px`);
  if (!('showPopover' in corner)) return;
  if (corner.matches(':popover-open')) corner.hidePopover();
  corner.showPopover();
};

export const draw = async ({
  kind,
  text,
  duration,
  id,
}: Toast & { readonly duration: number }): Promise<void> => {
  raise(await mountOnce());
  sonner.custom(
    () => (
      <div className={classNames(styles.toast, styles[kind])} role="status">
        <Icon name={icons[kind]} size={18} />
        <span>{text}</span>
      </div>
    ),
    { duration, ...(id !== undefined && { id }) },
  );
};
