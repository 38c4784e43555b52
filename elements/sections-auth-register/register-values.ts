import type { Answer } from '@ribambelle/api/client.ts';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import { addressToSend, addressValues } from '../pieces/person/address-values.ts';
import { customEntries, customValues } from '../pieces/person/custom-values.ts';

export type RegisterFields = Answer<'describeRegistration'>;
export type RegisterValues = ReturnType<typeof registerValues>;

/** Returns the empty form. */
export function registerValues(fields: RegisterFields) {
  return {
    firstname: '',
    lastname: '',
    email: '',
    phone: '',
    password: '',
    terms: false,
    address: addressValues(null),
    custom_data: customValues(fields.customer_fields, []),
    with_participant: false,
    participant: {
      firstname: '',
      lastname: '',
      birthdate: '',
      custom_data: customValues(fields.participant_fields, []),
    },
  };
}

/** Returns the request to the API (3 §5); empty names of the participant become the customer's. */
export function toRegister(
  values: RegisterValues,
  input: { fields: RegisterFields; language: Language },
) {
  const { with_participant, participant, address, custom_data, ...person } = values;
  const { firstname, lastname, birthdate } = participant;
  return {
    ...person,
    address: addressToSend(address),
    custom_data: customEntries(input.fields.customer_fields, custom_data),
    language: input.language,
    participant: with_participant
      ? {
          firstname: firstname.trim() === '' ? null : firstname,
          lastname: lastname.trim() === '' ? null : lastname,
          birthdate,
          custom_data: customEntries(input.fields.participant_fields, participant.custom_data),
        }
      : null,
  };
}
