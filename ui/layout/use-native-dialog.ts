import { type MouseEvent, type RefObject, type SyntheticEvent, useEffect, useRef } from 'react';

type NativeDialog = {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly onCancel: (event: SyntheticEvent) => void;
  readonly onClose: () => void;
  readonly onClick: (event: MouseEvent<HTMLDialogElement>) => void;
};

/**
 * Ties the browser's own dialog to a state: Escape and a press outside it request to close, the
 * focus returns by itself.
 */
export const useNativeDialog = (open: boolean, close: () => void): NativeDialog => {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null || dialog.open === open) return;
    if (open) dialog.showModal();
    else dialog.close();
  }, [open]);
  return {
    ref,
    onCancel: (event) => {
      if (event.target !== ref.current) return;
      event.preventDefault();
      close();
    },
    onClose: () => {
      // the event comes late: by then the dialog may be open again
      if (open && ref.current?.open !== true) close();
    },
    onClick: (event) => {
      if (event.target === ref.current) close();
    },
  };
};
