import { createRoot } from 'react-dom/client';
import { Toaster, toast as sonner } from 'sonner';
import { Icon, type IconName } from '../icons/icon.tsx';
import { classNames } from '../styles/class-names.ts';
import { toastPlaces } from './toast-durations.ts';
import styles from './toast-host.module.css';
import type { Toast, ToastKind } from './toaster.ts';

const icons = { success: 'check', error: 'alert', info: 'info', loading: 'clock' } as const satisfies Record<ToastKind, IconName>;

let mounted: Promise<void> | null = null;

/** The corner in which toasts appear lives beside the page, so that it outlasts navigation and needs no provider. */
const mountOnce = (): Promise<void> => {
  mounted ??= new Promise((resolve) => {
    const corner = document.body.appendChild(document.createElement('div'));
    createRoot(corner).render(
      <Toaster position="bottom-right" visibleToasts={toastPlaces.visible} gap={toastPlaces.gap} offset={toastPlaces.offset} />,
    );
    setTimeout(resolve, 0);
  });
  return mounted;
};

export const draw = async ({ kind, text, duration, id }: Toast & { readonly duration: number }): Promise<void> => {
  await mountOnce();
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
