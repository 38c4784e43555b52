import { Button } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';

/** The button that saves one of the forms of a page. */
export function SaveButton(props: {
  sending: boolean;
  dirty: boolean;
  shown: boolean;
  /** The words of the button when it does more than save. */
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
