import { IconButton } from '@ribambelle/ui/actions/icon-button.tsx';
import { showToast } from '@ribambelle/ui/feedback/toaster.ts';
import type { ReactElement } from 'react';

/** A button that copies a text to the clipboard, and confirms it. */
export const CopyButton = ({
  label,
  text,
  done,
}: {
  readonly label: string;
  readonly text: string;
  readonly done: string;
}): ReactElement => {
  const copy = () => {
    void navigator.clipboard.writeText(text).then(() => showToast({ kind: 'success', text: done }));
  };
  return <IconButton icon="copy" label={label} onClick={copy} />;
};
