import { Progress } from '@mantine/core';
import { State } from '../../lists/state.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';

export type Status = 'OPEN' | 'FULL' | 'CLOSED' | 'OVERLAP';

const COLORS = { OPEN: 'green', FULL: 'petrol', CLOSED: 'gray', OVERLAP: 'amber' } as const;

/** The state of an availability, as a dot and a word. */
export function AvailabilityState(props: { status: Status; called_off?: boolean }) {
  const texts = useTexts('office-availabilities');
  const words = props.called_off === true ? texts.called_off : texts.states[props.status];
  return <State color={COLORS[props.status]}>{words}</State>;
}

/** The places taken and the capacity, in figures and as a thin bar. */
export function Places(props: { registered: number; capacity: number | null }) {
  const texts = useTexts('office-availabilities');
  const { registered, capacity } = props;
  const share =
    capacity === null || capacity === 0 ? 0 : Math.min(100, (registered / capacity) * 100);
  return (
    <div className="office-places">
      <span>{texts.places_of(registered, capacity)}</span>
      {capacity === null ? null : (
        <Progress
          aria-hidden
          value={share}
          size={4}
          color={share >= 100 ? 'petrol.7' : 'petrol.4'}
          w={56}
        />
      )}
    </div>
  );
}
