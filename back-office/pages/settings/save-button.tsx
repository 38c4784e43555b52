import { Button } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';

/** Saves one form of a page of several. */
export function SaveButton(props: {
  sending: boolean;
  dirty: boolean;
  shown: boolean;
  /** What it does where saving is not all. */
  label?: string;
}) {
  const texts = useTexts('office');
  if (!props.shown) return null;
  return (
    <Button
      type="submit"
      loading={props.sending}
      disabled={!props.dirty}
      style={{ alignSelf: 'start' }}
    >
      {props.label ?? texts.save}
    </Button>
  );
}
