import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useErrorText, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useState } from 'react';
import { focusOnce } from '../../fields/focus-once.ts';
import { SimilarFamilies, useSimilarFamilies } from '../customers/similar-families.tsx';

/** A person at the desk who is not known yet: a family and its participant. */
export interface Newcomer {
  readonly firstname: string;
  readonly lastname: string;
  readonly phone: string;
  readonly email: string;
  readonly child_firstname: string;
  /** Null means the same as that of the family. */
  readonly child_lastname: string | null;
  readonly birthdate: string;
}

/**
 * Returns a newcomer with the text typed in the search for families: a name, a number or an
 * address.
 */
export function newcomerOf(text: string): Newcomer {
  const words = text.trim();
  const nobody = {
    firstname: '',
    lastname: '',
    phone: '',
    email: '',
    child_firstname: '',
    child_lastname: null,
    birthdate: '',
  };
  if (words.includes('@')) return { ...nobody, email: words };
  if (/^[\d\s+./()-]+$/.test(words)) return { ...nobody, phone: words };
  const [firstname = '', ...rest] = words.split(/\s+/);
  return { ...nobody, firstname, lastname: rest.join(' ') };
}

/** Returns a newcomer in the form that a request needs. */
export function newPeopleOf(newcomer: Newcomer) {
  const { firstname, lastname, phone, email, birthdate } = newcomer;
  return {
    new_customer: { firstname, lastname, phone, email: email.trim() || null },
    new_participant: {
      firstname: newcomer.child_firstname,
      lastname: newcomer.child_lastname ?? lastname,
      birthdate: birthdate || null,
    },
  };
}

/**
 * True when enough is typed for a registration: first and last names of both, and a way to contact
 * the family.
 */
export function isComplete(newcomer: Newcomer): boolean {
  const { new_customer, new_participant } = newPeopleOf(newcomer);
  const words = [
    new_customer.firstname,
    new_customer.lastname,
    new_customer.phone.trim() || (new_customer.email ?? ''),
    new_participant.firstname,
    new_participant.lastname,
  ];
  return words.every((word) => word.trim() !== '');
}

/** Family and child in one form, with the known families that it may be. */
export function NewcomerForm(props: {
  newcomer: Newcomer;
  /** The codes of refused fields, by the path of the call. */
  fields: Readonly<Record<string, string>>;
  onChange: (newcomer: Newcomer) => void;
  onKnown: (family: { readonly cuid: string; readonly name: string } | null) => void;
}) {
  const texts = useTexts('office-registrations');
  const customers = useTexts('office-customers');
  const textOf = useErrorText();
  const { newcomer, fields, onChange } = props;
  const families = useSimilarOf(newcomer);
  const lastname = newcomer.child_lastname ?? newcomer.lastname;
  const bind = (name: keyof Newcomer, path: string) => ({
    value: newcomer[name] ?? '',
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange({ ...newcomer, [name]: currentTarget.value }),
    error: fields[path] === undefined ? null : textOf(fields[path]),
  });
  // the text typed before is not typed again: the next field has the focus, once
  const [has_name] = useState(newcomer.firstname !== '' && newcomer.lastname !== '');
  return (
    <Stack gap="xs" className="office-inset" role="group" aria-label={texts.new_family}>
      <Group justify="space-between">
        <Text fw={600}>{texts.new_family}</Text>
        <Button variant="subtle" size="compact-sm" onClick={() => props.onKnown(null)}>
          {texts.known_family}
        </Button>
      </Group>
      <Group grow align="start">
        <TextInput
          label={texts.firstname}
          ref={has_name ? undefined : focusOnce}
          {...bind('firstname', 'new_customer.firstname')}
        />
        <TextInput label={texts.lastname} {...bind('lastname', 'new_customer.lastname')} />
      </Group>
      <Group grow align="start">
        <TextInput
          label={texts.phone}
          type="tel"
          ref={has_name ? focusOnce : undefined}
          {...bind('phone', 'new_customer.phone')}
        />
        <TextInput
          label={texts.email}
          type="email"
          placeholder={texts.optional}
          {...bind('email', 'new_customer.email')}
        />
      </Group>
      <SimilarFamilies families={families} take={props.onKnown} />
      <Text fw={600}>{texts.choose_participant}</Text>
      <Group align="start" gap="xs">
        <TextInput
          label={texts.child_firstname}
          flex={1}
          miw={120}
          {...bind('child_firstname', 'new_participant.firstname')}
        />
        <TextInput
          label={texts.child_lastname}
          flex={1}
          miw={120}
          {...bind('child_lastname', 'new_participant.lastname')}
          value={lastname}
        />
        <TextInput
          label={texts.birthdate}
          type="date"
          w={150}
          {...bind('birthdate', 'new_participant.birthdate')}
        />
      </Group>
      {newcomer.email.trim() === '' ? (
        <Text size="xs" c="gray.7">
          {customers.no_email}
        </Text>
      ) : null}
    </Stack>
  );
}

/** Returns the families that a newcomer may be. */
function useSimilarOf(newcomer: Newcomer) {
  const { firstname, lastname, phone, birthdate } = newcomer;
  const { families } = useSimilarFamilies({
    firstname,
    lastname,
    phone,
    participant_firstname: newcomer.child_firstname,
    participant_lastname: newcomer.child_lastname ?? lastname,
    ...(birthdate === '' ? {} : { birthdate }),
  });
  return families;
}
