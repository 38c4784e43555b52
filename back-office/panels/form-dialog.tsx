import { Modal } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { type ReactNode, useState } from 'react';
import { FootStrip } from '../shell/foot-strip.tsx';
import { type Layer, leaveOpen, UnsavedLayer } from './unsaved.ts';

/** A button and the dialog with a form that it opens. Escape, the cross, a press beside it and `close` ask before what was typed is lost. */
export function FormDialog(props: {
  title: string;
  renderButton: (open: () => void) => ReactNode;
  /** The form: it is made when the dialog opens. */
  children: (close: () => void) => ReactNode;
}) {
  const office = useTexts('office');
  const [opened, setOpened] = useState(false);
  const [layer] = useState<Layer>(() => Symbol('layer'));
  const close = () => leaveOpen(() => setOpened(false), layer);
  return (
    <>
      {props.renderButton(() => setOpened(true))}
      <Modal
        opened={opened}
        onClose={close}
        closeButtonProps={{ 'aria-label': office.close }}
        title={props.title}
      >
        <UnsavedLayer value={layer}>{props.children(close)}</UnsavedLayer>
        <FootStrip in_dialog />
      </Modal>
    </>
  );
}
