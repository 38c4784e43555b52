import { Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { ActionForm } from '../../fields/action-form.tsx';
import { useActionForm } from '../../fields/use-action-form.ts';
import { useFormats } from '../../formats/formats.ts';

const REFRESHES = ['getOfficeCustomerBundle', 'listOfficeCustomerBundles'] as const;

/** The button that cancels a sold bundle, and the question before it: who is told, and what remains to be refunded. */
export function CancelBundle({ bundle }: { bundle: Answer<'getOfficeCustomerBundle'> }) {
  const office = useTexts('office');
  const texts = useTexts('office-customer-bundles');
  const formats = useFormats();
  const [opened, { open, close }] = useDisclosure();
  const { form, saving, sending } = useActionForm('cancelCustomerBundle', {
    values: { message: '' },
    refreshes: REFRESHES,
    done: texts.cancelled_done,
    after: close,
    request: (values) => ({ ...values, bundle: bundle.cuid }),
  });
  const due = bundle.due_of_uses ?? 0;
  const back = (bundle.paid_amount ?? 0) - due;
  return (
    <>
      <Button variant="subtle" color="red" onClick={open}>
        {texts.cancel}
      </Button>
      <Modal
        opened={opened}
        onClose={close}
        closeButtonProps={{ 'aria-label': office.close }}
        title={texts.cancel_title(bundle.customer.fullname)}
      >
        <ActionForm saving={saving} noValidate>
          <Stack>
            <Text>
              {texts.cancel_message} {due > 0 ? `${texts.cancel_due(formats.price(due))} ` : ''}
              {back > 0 ? texts.cancel_refund(formats.price(back)) : texts.cancel_nothing}
            </Text>
            <Textarea
              label={texts.reason}
              required
              autosize
              minRows={2}
              data-autofocus
              {...form.getInputProps('message')}
            />
            <Group justify="end">
              <Button variant="default" onClick={close}>
                {office.go_back}
              </Button>
              <Button type="submit" color="red" loading={sending}>
                {texts.cancel}
              </Button>
            </Group>
          </Stack>
        </ActionForm>
      </Modal>
    </>
  );
}
