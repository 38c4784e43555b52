import { Popover } from '@mantine/core';
import { type ReactElement, type ReactNode, useState } from 'react';
import { type Layer, leaveOpen, UnsavedLayer } from './unsaved.ts';

/**
 * A form that drops down from a button: Escape, a press outside and `close` ask before typed values
 * are lost.
 */
export function FormPopover(props: {
  renderButton: (state: { opened: boolean; toggle: () => void }) => ReactElement;
  position?: 'bottom-start' | 'bottom-end';
  children: (close: () => void) => ReactNode;
}) {
  const [is_open, setOpen] = useState(false);
  const [layer] = useState<Layer>(() => Symbol('layer'));
  const close = () => leaveOpen(() => setOpen(false), layer);
  const change = (is_wanted: boolean) => (is_wanted ? setOpen(true) : close());
  return (
    <Popover
      opened={is_open}
      onChange={change}
      trapFocus
      position={props.position ?? 'bottom-start'}
      shadow="md"
    >
      <Popover.Target>
        {props.renderButton({ opened: is_open, toggle: () => change(!is_open) })}
      </Popover.Target>
      <Popover.Dropdown>
        <UnsavedLayer value={layer}>{props.children(close)}</UnsavedLayer>
      </Popover.Dropdown>
    </Popover>
  );
}
