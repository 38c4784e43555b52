import { Select } from '../../fields/choices.tsx';
import { Notices } from '../../fields/action-form.tsx';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useRef, useState } from 'react';
import { useMay } from '../../data/session.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useActionForm } from '../../fields/use-action-form.ts';
import { familyLabel } from '../customers/family-label.ts';
import { SimilarFamilies, useSimilarFamilies } from '../customers/similar-families.tsx';
import { emailError } from '../customers/taken-address.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';

interface Chosen {
  readonly cuid: string;
  readonly name: string;
}

/**
 * Returns the chosen family; at first the one with this cuid, for a form that was opened from its
 * page.
 */
export function useFamily(first: string | null) {
  const [picked_customer, setPickedCustomer] = useState<Chosen | null>();
  const { data } = useCall(
    'getOfficeCustomer',
    { customer: first ?? '' },
    { enabled: first !== null && picked_customer === undefined },
  );
  const customer_given =
    data === undefined ? null : { cuid: data.cuid, name: `${data.firstname} ${data.lastname}` };
  return [
    picked_customer === undefined ? customer_given : picked_customer,
    setPickedCustomer,
  ] as const;
}

/** The choice of a family, found by name, child or address, or made on the spot. */
export function FamilyChoice(props: {
  first?: boolean;
  /** True when no new family can be made. */
  only_known?: boolean;
  /** Families that are not offered, such as the one to be merged with another. */
  without?: readonly string[];
  value: Chosen | null;
  onChange: (family: Chosen | null) => void;
  error?: string | null;
  /** Called for a new family with the typed text; when left out, the family is made here. */
  onNew?: ((typed: string) => void) | undefined;
}) {
  const texts = useTexts('office-registrations');
  const office = useTexts('office');
  const may = useMay();
  const [text, setText] = useState('');
  const [search] = useDebouncedValue(text, 250);
  // the text in the field when it lost the focus: the library empties it before anything else is
  // pressed
  const last_text = useRef('');
  const [is_making, setMaking] = useState(false);
  const request = { search: search.split(' · ')[0] ?? '', page_size: 20 };
  const { data } = useCall('listOfficeCustomers', request, {
    keep_previous: true,
    enabled: may('customers.read'),
  });
  const others = (data?.data ?? []).filter(({ cuid }) => props.without?.includes(cuid) !== true);
  const options_found = others.map(({ cuid, name, ...reached }) => ({
    value: cuid,
    label: familyLabel({ name, ...reached }),
    name,
  }));
  const chosen_family = props.value;
  const is_chosen_shown =
    chosen_family === null || options_found.some(({ value }) => value === chosen_family.cuid);
  const options = is_chosen_shown
    ? options_found
    : [
        { value: chosen_family.cuid, label: chosen_family.name, name: chosen_family.name },
        ...options_found,
      ];
  return (
    <Stack gap={6}>
      <Group align="end" wrap="nowrap">
        <Select
          label={texts.choose_family}
          placeholder={texts.choose_family_help}
          data={options}
          flex={1}
          nothingFoundMessage={office.empty_search}
          searchable
          clearable
          {...(props.first === true ? { 'data-autofocus': true } : {})}
          value={chosen_family?.cuid ?? null}
          onSearchChange={setText}
          onBlur={({ currentTarget }) => (last_text.current = currentTarget.value)}
          filter={({ options: all }) => all}
          onChange={(cuid) => {
            const option = options.find(({ value }) => value === cuid);
            props.onChange(option === undefined ? null : { cuid: option.value, name: option.name });
          }}
          error={props.error}
        />
        {props.only_known !== true && may('customers.create') ? (
          <Button
            variant="default"
            onClick={() =>
              props.onNew === undefined ? setMaking(!is_making) : props.onNew(last_text.current)
            }
          >
            {texts.new_family}
          </Button>
        ) : null}
      </Group>
      {is_making ? (
        <NewFamily
          made={(family) => {
            setMaking(false);
            props.onChange(family);
          }}
        />
      ) : null}
    </Stack>
  );
}

function NewFamily(props: { made: (family: Chosen) => void }) {
  const texts = useTexts('office-registrations');
  const { form, saving, sending, error } = useActionForm('createOfficeCustomer', {
    values: { firstname: '', lastname: '', email: '', phone: '' },
    request: ({ email, ...values }) => ({ ...values, email: email || null }),
    refreshes: ['listOfficeCustomers'],
    after: ({ cuid }, { firstname, lastname }) =>
      props.made({ cuid, name: `${firstname} ${lastname}` }),
  });
  const { firstname, lastname, phone } = form.values;
  const { families } = useSimilarFamilies({ firstname, lastname, phone });
  return (
    <Stack gap="xs" className="office-inset" role="group" aria-label={texts.new_family}>
      <Notices saving={saving} />
      <Group grow align="start">
        <TextInput label={texts.firstname} {...form.getInputProps('firstname')} />
        <TextInput label={texts.lastname} {...form.getInputProps('lastname')} />
      </Group>
      <Group grow align="start">
        <TextInput
          label={texts.email}
          type="email"
          {...form.getInputProps('email')}
          error={emailError({ error, email: form.values.email, sentence: form.errors['email'] })}
        />
        <TextInput label={texts.phone} type="tel" {...form.getInputProps('phone')} />
      </Group>
      <SimilarFamilies families={families} take={props.made} />
      <Button
        variant="light"
        onClick={() => saving.submit()}
        loading={sending}
        style={{ alignSelf: 'start' }}
      >
        {texts.create_family}
      </Button>
    </Stack>
  );
}
