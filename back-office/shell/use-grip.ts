import { type DOMAttributes, type PointerEvent, useRef } from 'react';

/** The distance up to which a pointer has pressed, and carried nothing. */
const PRESS_PIXELS = 4;

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * A hold of the pointer: its place, whether it is on the edge (`data-edge`), and the state at its
 * beginning.
 */
export interface Grip<Begun> {
  readonly from: Point;
  readonly resizes: boolean;
  readonly begun: Begun;
}

/**
 * The handlers of an entry that is carried by the pointer or by keys and keeps the focus; none when
 * it cannot be.
 */
export type CarryHandlers = Pick<
  DOMAttributes<HTMLElement>,
  | 'onPointerDown'
  | 'onPointerMove'
  | 'onPointerUp'
  | 'onPointerCancel'
  | 'onKeyDown'
  | 'onFocus'
  | 'onBlur'
> & { readonly 'data-kept'?: string };

/**
 * Returns the handlers that carry an entry by the pointer. A press without a move carries nothing,
 * and a finger scrolls.
 */
export function useGrip<Begun>(input: {
  readonly carry: (grip: Grip<Begun>, to: Point) => void;
  readonly drop: () => void;
  readonly leave: () => void;
}) {
  const grip = useRef<Grip<Begun> | null>(null);
  const hasMoved = useRef(false);
  return {
    gripOf: (begin: (entry: HTMLElement) => Begun) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0 || event.pointerType === 'touch') return;
        event.currentTarget.setPointerCapture(event.pointerId);
        hasMoved.current = false;
        grip.current = {
          from: { x: event.clientX, y: event.clientY },
          resizes: event.target instanceof HTMLElement && event.target.dataset['edge'] === 'true',
          begun: begin(event.currentTarget),
        };
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (grip.current === null) return;
        const { from } = grip.current;
        const to = { x: event.clientX, y: event.clientY };
        if (!hasMoved.current && Math.hypot(to.x - from.x, to.y - from.y) <= PRESS_PIXELS) return;
        hasMoved.current = true;
        input.carry(grip.current, to);
      },
      onPointerUp: () => {
        grip.current = null;
        if (hasMoved.current) input.drop();
      },
      onPointerCancel: () => {
        grip.current = null;
        input.leave();
      },
    }),
    /** Returns true when the press that ends now carried an entry, which then does not open. */
    wasCarried: () => {
      const moved_before = hasMoved.current;
      hasMoved.current = false;
      return moved_before;
    },
  };
}
