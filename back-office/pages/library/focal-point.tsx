import { Input, UnstyledButton } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { KeyboardEvent, MouseEvent } from 'react';

/** A point in a picture, in basis points of its width and height. */
interface Point {
  readonly x: number;
  readonly y: number;
}

const WHOLE = 10_000;
/** How far an arrow key moves it, in basis points. */
const STEP = 500;
const ARROWS = new Map<string, Point>([
  ['ArrowLeft', { x: -STEP, y: 0 }],
  ['ArrowRight', { x: STEP, y: 0 }],
  ['ArrowUp', { x: 0, y: -STEP }],
  ['ArrowDown', { x: 0, y: STEP }],
]);

const within = (value: number): number => Math.round(Math.min(WHOLE, Math.max(0, value)));

/** The point of a picture that stays in sight, set by a press on it or by the arrow keys. */
export function FocalPoint(props: {
  address: string;
  point: Point;
  onChange: (point: Point) => void;
}) {
  const texts = useTexts('office-library');
  const { address, point, onChange } = props;
  const place = (event: MouseEvent<HTMLButtonElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    // a press by keyboard has no place
    if (event.detail === 0 || box.width === 0 || box.height === 0) return;
    onChange({
      x: within(((event.clientX - box.left) / box.width) * WHOLE),
      y: within(((event.clientY - box.top) / box.height) * WHOLE),
    });
  };
  const move = (event: KeyboardEvent) => {
    const step = ARROWS.get(event.key);
    if (step === undefined) return;
    event.preventDefault();
    onChange({ x: within(point.x + step.x), y: within(point.y + step.y) });
  };
  const left = point.x / 100;
  const top = point.y / 100;
  return (
    <Input.Wrapper label={texts.focal} description={texts.focal_help} labelElement="div">
      <UnstyledButton
        className="library-focal"
        aria-label={texts.focal_at(Math.round(left), Math.round(top))}
        onClick={place}
        onKeyDown={move}
      >
        <img src={address} alt="" />
        <span aria-hidden="true" style={{ left: `${left}%`, top: `${top}%` }} />
      </UnstyledButton>
    </Input.Wrapper>
  );
}
