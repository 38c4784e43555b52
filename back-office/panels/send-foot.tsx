import { Button } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactNode } from 'react';
import { DialogFoot } from './dialog-foot.tsx';

/**
 * The foot of a form in a dialog: the way back, and the button that sends it, red when it removes
 * something.
 */
export function SendFoot(props: {
  close: () => void;
  sending: boolean;
  /** True while a choice is missing. */
  disabled?: boolean;
  color?: 'red';
  /** The words of the button. */
  children: ReactNode;
}) {
  const office = useTexts('office');
  const { close, sending, disabled = false, color } = props;
  return (
    <DialogFoot>
      <Button variant="default" onClick={close}>
        {office.go_back}
      </Button>
      <Button
        type="submit"
        loading={sending}
        disabled={disabled}
        {...(color === undefined ? {} : { color })}
      >
        {props.children}
      </Button>
    </DialogFoot>
  );
}
