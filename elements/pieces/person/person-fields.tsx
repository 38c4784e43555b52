import { FormGrid } from '@ribambelle/ui/forms/form-grid.tsx';
import { TextInput } from '@ribambelle/ui/forms/text-input.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactElement } from 'react';
import type { InputOf } from './input-of.ts';

/** Names, e-mail and phone of a customer (1 §5). */
export const PersonFields = ({ input }: { readonly input: InputOf }): ReactElement => {
  const texts = useTexts('customers');
  return (
    <>
      <FormGrid>
        <TextInput
          label={texts.firstname}
          required
          autoComplete="given-name"
          {...input('firstname')}
        />
        <TextInput
          label={texts.lastname}
          required
          autoComplete="family-name"
          {...input('lastname')}
        />
      </FormGrid>
      <TextInput
        label={texts.email}
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        {...input('email')}
      />
      <TextInput
        label={texts.phone}
        description={texts.phone_help}
        required
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        {...input('phone')}
      />
    </>
  );
};
