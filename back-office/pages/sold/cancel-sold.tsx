import { Button, Stack, Text, Textarea } from '@mantine/core';
import { SendFoot } from '../../panels/send-foot.tsx';
import type { useForm } from '@mantine/form';
import type { ReactNode } from 'react';
import { ActionForm } from '../../fields/action-form.tsx';
import type { Saving } from '../../fields/use-action-form.ts';
import { FormDialog } from '../../panels/form-dialog.tsx';

interface Words {
  readonly cancel: string;
  readonly reason: string;
}

/** The button that cancels a sale, and the question before it. */
export function CancelSold(props: {
  words: Words;
  question: string;
  /** The form of the question: `CancelSoldForm`. */
  children: (close: () => void) => ReactNode;
}) {
  return (
    <FormDialog
      title={props.question}
      renderButton={(open) => (
        <Button variant="subtle" color="red" onClick={open}>
          {props.words.cancel}
        </Button>
      )}
    >
      {props.children}
    </FormDialog>
  );
}

/** The form of the question: the effects, the reason that the family reads, and further choices. */
export function CancelSoldForm<Values extends { message: string }>(props: {
  words: Words;
  consequence: string;
  form: ReturnType<typeof useForm<Values>>;
  saving: Saving;
  sending: boolean;
  close: () => void;
  /** The words of the button when it does more than cancel. */
  submit?: string;
  /** True while a choice is missing. */
  unfinished?: boolean;
  children?: ReactNode;
}) {
  const { words, form, saving, sending, close } = props;
  return (
    <ActionForm saving={saving} noValidate>
      <Stack>
        <Text>{props.consequence}</Text>
        <Textarea
          label={words.reason}
          required
          autosize
          minRows={2}
          data-autofocus
          {...form.getInputProps('message')}
        />
        {props.children}
        <SendFoot close={close} sending={sending} color="red" disabled={props.unfinished === true}>
          {props.submit ?? words.cancel}
        </SendFoot>
      </Stack>
    </ActionForm>
  );
}
