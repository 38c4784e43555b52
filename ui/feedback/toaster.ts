import { toastDurations } from './toast-durations.ts';

export type ToastKind = 'success' | 'error' | 'info' | 'loading';

export type Toast = {
  readonly kind: ToastKind;
  readonly text: string;
  /** Milliseconds; a loading toast stays until another with its id replaces it. */
  readonly duration?: number | undefined;
  readonly id?: string | undefined;
};

const durationOf = (kind: ToastKind): number => {
  if (kind === 'loading') return Number.POSITIVE_INFINITY;
  return kind === 'info' ? toastDurations.form : toastDurations[kind];
};

/**
 * Shows a short message at the edge. Its code is loaded with the first one, so that a catalogue
 * page does not pay for it.
 */
export const showToast = (toast: Toast): void => {
  void import('./toast-host.tsx').then((host) =>
    host.draw({ ...toast, duration: toast.duration ?? durationOf(toast.kind) }),
  );
};
