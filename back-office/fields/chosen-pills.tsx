import { Input, Pill } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';

interface Chosen {
  readonly cuid: string;
}

interface Props<One extends Chosen> {
  readonly value: readonly One[];
  readonly onChange: (value: readonly One[]) => void;
  readonly nameOf: (one: One) => string;
  /** Says what an empty choice means. */
  readonly description: string;
  readonly disabled: boolean;
}

/** The chosen records, each with a button that removes it. */
export function ChosenPills<One extends Chosen>(props: Props<One>) {
  const { value, onChange, nameOf, description, disabled } = props;
  const office = useTexts('office');
  if (value.length === 0) return <Input.Description>{description}</Input.Description>;
  return (
    <Pill.Group>
      {value.map((one) => (
        <Pill
          key={one.cuid}
          withRemoveButton={!disabled}
          removeButtonProps={{
            'aria-label': `${office.remove}, ${nameOf(one)}`,
            'aria-hidden': false,
            tabIndex: 0,
          }}
          onRemove={() => onChange(value.filter(({ cuid }) => cuid !== one.cuid))}
        >
          {nameOf(one)}
        </Pill>
      ))}
    </Pill.Group>
  );
}
