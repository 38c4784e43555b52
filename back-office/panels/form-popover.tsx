import { Popover } from '@mantine/core';
import { type ReactElement, type ReactNode, useState } from 'react';
import { type Layer, leaveOpen, UnsavedLayer } from './unsaved.ts';

/** What drops down from a button: Escape, a press beside it and `close` ask before what was typed in it is lost. */
export function FormPopover(props: {
  renderButton: (state: { opened: boolean; toggle: () => void }) => ReactElement;
  position?: 'bottom-start' | 'bottom-end';
  children: (close: () => void) => ReactNode;
}) {
  const [opened, setOpened] = useState(false);
  const [layer] = useState<Layer>(() => Symbol('layer'));
  const close = () => leaveOpen(() => setOpened(false), layer);
  const change = (wanted: boolean) => (wanted ? setOpened(true) : close());
  return (
    <Popover
      opened={opened}
      onChange={change}
      trapFocus
      position={props.position ?? 'bottom-start'}
      shadow="md"
    >
      <Popover.Target>
        {props.renderButton({ opened, toggle: () => change(!opened) })}
      </Popover.Target>
      <Popover.Dropdown>
        <UnsavedLayer value={layer}>{props.children(close)}</UnsavedLayer>
      </Popover.Dropdown>
    </Popover>
  );
}
