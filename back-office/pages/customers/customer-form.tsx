import { FIRST_LANGUAGE } from '@ribambelle/domain/base/languages.ts';
import { Button, Group, Input, SegmentedControl, Stack, TextInput } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { CustomDataFields, entriesOf, type GivenData, givenOf } from '../../fields/custom-data.tsx';
import { ActionForm } from '../../fields/action-form.tsx';
import { useActionForm } from '../../fields/use-action-form.ts';
import { SidePanel } from '../../panels/side-panel.tsx';
import { usePanel } from '../../panels/use-panel.ts';
import { SimilarFamilies, useSimilarFamilies } from './similar-families.tsx';
import { emailError } from './taken-address.tsx';
import { LANGUAGE_CHOICES } from '../../texts/language.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';

type Customer = Answer<'getOfficeCustomer'>;
type Values = Pick<Customer, 'firstname' | 'lastname' | 'phone' | 'language'> & {
  email: string;
  custom_data: GivenData;
};

const NEW: Values = {
  firstname: '',
  lastname: '',
  email: '',
  phone: '',
  language: FIRST_LANGUAGE,
  custom_data: {},
};
const REFRESHES = ['listOfficeCustomers', 'getOfficeCustomer'] as const;

/** The panel of a new family. */
export function NewCustomerPanel() {
  const texts = useTexts('office-customers');
  const panel = usePanel('/customers');
  return (
    <SidePanel title={texts.add} onClose={panel.close}>
      <CustomerForm customer={null} after={panel.open} />
    </SidePanel>
  );
}

/** The form of a family: name, contact and answers. */
export function CustomerForm(props: { customer: Customer | null; after: (cuid: string) => void }) {
  const office = useTexts('office');
  const texts = useTexts('office-customers');
  const { customer, after } = props;
  const values: Values = customer === null ? NEW : pick(customer);
  const creating = useActionForm('createOfficeCustomer', {
    values,
    refreshes: REFRESHES,
    after: ({ cuid }: { cuid: string }) => after(cuid),
    request: ({ firstname, lastname, email, phone, language }) => ({
      firstname,
      lastname,
      email: email || null,
      phone,
      language,
    }),
  });
  const updating = useActionForm('updateOfficeCustomer', {
    values,
    refreshes: REFRESHES,
    after: () => after(customer?.cuid ?? ''),
    request: ({ custom_data, email, ...filled }) => ({
      ...filled,
      email: email || null,
      customer: customer?.cuid ?? '',
      version: customer?.version ?? 0,
      custom_data: customer === null ? null : entriesOf(customer, custom_data),
    }),
  });
  const { form, saving, sending, error } = customer === null ? creating : updating;
  const { families } = useSimilarFamilies(customer === null ? typedOf(form.values) : {});
  return (
    <ActionForm saving={saving}>
      <Stack gap="sm">
        <Group grow align="start">
          <TextInput label={texts.firstname} data-autofocus {...form.getInputProps('firstname')} />
          <TextInput label={texts.lastname} {...form.getInputProps('lastname')} />
        </Group>
        <Group grow align="start">
          <TextInput
            label={texts.email}
            description={customer === null ? texts.email_help : undefined}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            type="email"
            {...form.getInputProps('email')}
            error={emailError({
              error,
              email: form.values.email,
              sentence: form.errors['email'],
            })}
          />
          <TextInput label={texts.phone} type="tel" {...form.getInputProps('phone')} />
        </Group>
        <SimilarFamilies families={families} />
        <Input.Wrapper label={texts.language} labelElement="div">
          <div>
            <SegmentedControl
              aria-label={texts.language}
              data={LANGUAGE_CHOICES}
              {...form.getInputProps('language')}
            />
          </div>
        </Input.Wrapper>
        {customer === null ? null : (
          <CustomDataFields owner={customer} bind={(path) => form.getInputProps(path)} />
        )}
        <Group gap="xs">
          <Button type="submit" loading={sending}>
            {customer === null ? office.create : office.save}
          </Button>
          {customer === null ? null : (
            <Button variant="subtle" color="gray" onClick={() => after(customer.cuid)}>
              {office.cancel}
            </Button>
          )}
        </Group>
      </Stack>
    </ActionForm>
  );
}

function typedOf({ firstname, lastname, phone }: Values) {
  return { firstname, lastname, phone };
}

function pick(customer: Customer): Values {
  const { firstname, lastname, email, phone, language } = customer;
  return {
    firstname,
    lastname,
    email: email ?? '',
    phone,
    language,
    custom_data: givenOf(customer),
  };
}
