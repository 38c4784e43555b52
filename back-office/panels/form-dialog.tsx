import { Modal } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { type ReactNode, useState } from 'react';
import { FootStrip } from '../shell/foot-strip.tsx';
import { type Layer, leaveOpen, UnsavedLayer } from './unsaved.ts';

/** A button and the dialog with a form that it opens. */
export function FormDialog(props: {
  title: string;
  size?: string;
  renderButton: (open: () => void) => ReactNode;
  /** Draws the form, when the dialog opens. */
  children: (close: () => void) => ReactNode;
}) {
  const [is_open, setOpen] = useState(false);
  return (
    <>
      {props.renderButton(() => setOpen(true))}
      <FormModal
        title={props.title}
        size={props.size ?? 'md'}
        opened={is_open}
        onClose={() => setOpen(false)}
      >
        {props.children}
      </FormModal>
    </>
  );
}

/**
 * A dialog with a form. Escape, the cross, a press outside and `close` ask before typed values are
 * lost.
 */
export function FormModal(props: {
  title: string;
  size?: string;
  opened: boolean;
  onClose: () => void;
  /** Draws the form, when the dialog opens. */
  children: (close: () => void) => ReactNode;
}) {
  const office = useTexts('office');
  const [layer] = useState<Layer>(() => Symbol('layer'));
  const close = () => leaveOpen(props.onClose, layer);
  return (
    <Modal
      opened={props.opened}
      onClose={close}
      size={props.size ?? 'md'}
      closeButtonProps={{ 'aria-label': office.close }}
      title={props.title}
    >
      <UnsavedLayer value={layer}>{props.children(close)}</UnsavedLayer>
      <FootStrip in_dialog />
    </Modal>
  );
}
