import { Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core';
import type { useForm } from '@mantine/form';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { ActionForm } from '../../fields/action-form.tsx';
import type { Saving } from '../../fields/use-action-form.ts';

/** The button that cancels what was sold, and the question before it: what follows, and the reason that the family reads. */
export function CancelSold(props: {
  words: { readonly cancel: string; readonly reason: string };
  /** What the question asks, and what follows from yes. */
  question: string;
  consequence: string;
  dialog: { readonly opened: boolean; readonly open: () => void; readonly close: () => void };
  form: ReturnType<typeof useForm<{ message: string }>>;
  saving: Saving;
  sending: boolean;
}) {
  const office = useTexts('office');
  const { words, dialog, form, saving, sending } = props;
  return (
    <>
      <Button variant="subtle" color="red" onClick={dialog.open}>
        {words.cancel}
      </Button>
      <Modal
        opened={dialog.opened}
        onClose={dialog.close}
        closeButtonProps={{ 'aria-label': office.close }}
        title={props.question}
      >
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
            <Group justify="end">
              <Button variant="default" onClick={dialog.close}>
                {office.go_back}
              </Button>
              <Button type="submit" color="red" loading={sending}>
                {words.cancel}
              </Button>
            </Group>
          </Stack>
        </ActionForm>
      </Modal>
    </>
  );
}
