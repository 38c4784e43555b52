/** The colours of states. */
export type StateColour = 'green' | 'amber' | 'red' | 'gray' | 'petrol';

/** A status: a dot in the colour of the state, and a word. */
export function State(props: { color: StateColour; children: string }) {
  return (
    <span className="office-state" style={{ color: `var(--mantine-color-${props.color}-5)` }}>
      <span>{props.children}</span>
    </span>
  );
}
