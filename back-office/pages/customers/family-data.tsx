import { Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core';
import { SendFoot } from '../../panels/send-foot.tsx';
import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useNavigate } from 'react-router';
import { useMay } from '../../data/session.tsx';
import { useDownload } from '../../data/use-download.ts';
import { ActionForm } from '../../fields/action-form.tsx';
import { useActionForm } from '../../fields/use-action-form.ts';
import { Section } from '../../panels/facts.tsx';
import { FormDialog } from '../../panels/form-dialog.tsx';
import { leaveFreely } from '../../panels/unsaved.ts';

type Customer = Answer<'getOfficeCustomer'>;

/**
 * The tools for a family's requests about its data: all of it as a file, and its erasure. Nothing
 * for staff with neither permission.
 */
export function FamilyData({ customer }: { customer: Customer }) {
  const texts = useTexts('office-customers').data;
  const may = useMay();
  const download = useDownload();
  const exports = may('exports.create');
  const erases = may('customers.delete');
  if (!exports && !erases) return null;
  return (
    <Section title={texts.title} order={2}>
      <Stack gap="xs">
        <Text size="sm" c="dimmed">
          {texts.help}
        </Text>
        <Group gap="xs">
          {exports ? (
            <Button
              size="compact-sm"
              variant="light"
              loading={download.isPending}
              onClick={() => download.mutate(`/api/back-office/customers/${customer.cuid}/data`)}
            >
              {texts.download}
            </Button>
          ) : null}
          {erases ? (
            <FormDialog
              title={texts.erase}
              renderButton={(open) => (
                <Button size="compact-sm" variant="subtle" color="red" onClick={open}>
                  {texts.erase}
                </Button>
              )}
            >
              {(close) => <EraseForm customer={customer} close={close} />}
            </FormDialog>
          ) : null}
        </Group>
      </Stack>
    </Section>
  );
}

function EraseForm({ customer, close }: { customer: Customer; close: () => void }) {
  const texts = useTexts('office-customers').data;
  const navigate = useNavigate();
  const name = `${customer.firstname} ${customer.lastname}`.trim();
  const { form, saving, sending } = useActionForm('eraseCustomer', {
    values: { confirmation: '', give_up_credit: false },
    request: (values) => ({ ...values, customer: customer.cuid }),
    refreshes: ['listOfficeCustomers', 'listOfficeParticipants', 'listOfficeRegistrations'],
    done: texts.erased,
    aside: true,
    after: () => leaveFreely(() => void navigate('/customers')),
  });
  const credit = customer.wallet_amount !== null && customer.wallet_amount > 0;
  return (
    <ActionForm saving={saving} noValidate>
      <Stack>
        <Text>{texts.erase_consequence}</Text>
        <TextInput
          label={texts.confirmation(name)}
          required
          data-autofocus
          autoComplete="off"
          {...form.getInputProps('confirmation')}
        />
        {credit ? (
          <Checkbox
            label={texts.give_up_credit}
            {...form.getInputProps('give_up_credit', { type: 'checkbox' })}
          />
        ) : null}
        <SendFoot close={close} sending={sending} color="red">
          {texts.erase_yes}
        </SendFoot>
      </Stack>
    </ActionForm>
  );
}
