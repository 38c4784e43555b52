import { Select } from '@ribambelle/ui/forms/select.tsx';
import { TextInput } from '@ribambelle/ui/forms/text-input.tsx';
import { useLanguage, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactElement } from 'react';
import styles from './address-fields.module.css';
import { AddressSearch } from './address-search.tsx';
import { type AddressValues, filledIn, type ProposedAddress } from './address-values.ts';
import type { InputOf } from './input-of.ts';

const COUNTRIES = ['BE', 'FR', 'LU', 'NL', 'DE', 'CH', 'GB'];

interface AddressFieldsProps {
  readonly input: InputOf;
  readonly values: AddressValues;
}

/** An address: searched and filled in, or typed by hand; the fields are always there (3 §5). */
export const AddressFields = ({ input, values }: AddressFieldsProps): ReactElement => {
  const texts = useTexts('customers');
  const language = useLanguage();
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const codes = COUNTRIES.includes(values.country) ? COUNTRIES : [...COUNTRIES, values.country];
  const countries = codes.map((code) => ({
    value: code,
    label: /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code,
  }));
  const fillIn = (proposal: ProposedAddress) => {
    // field by field, so that the error of each is cleared
    for (const [name, value] of Object.entries(filledIn(values, proposal)))
      input(`address.${name}`).onChange(value);
  };
  return (
    <>
      <AddressSearch onPick={fillIn} />
      <div className={styles.street}>
        <TextInput
          label={texts.street}
          required
          autoComplete="address-line1"
          {...input('address.street')}
        />
        <TextInput label={texts.number} required autoComplete="off" {...input('address.number')} />
      </div>
      <div className={styles.town}>
        <TextInput
          label={texts.postcode}
          required
          autoComplete="postal-code"
          {...input('address.postcode')}
        />
        <TextInput
          label={texts.city}
          required
          autoComplete="address-level2"
          {...input('address.city')}
        />
      </div>
      <Select
        label={texts.country}
        required
        autoComplete="country"
        choices={countries}
        {...input('address.country')}
      />
    </>
  );
};
